import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import type { EventNews } from '@/lib/events/event-store';
import type { FrontPage } from '@/lib/front/front-page';
import { readFrontPage } from '@/lib/front/make-pages';
import { sectionHeadlines } from '@/lib/front/page-material';
import { nothingShown } from '@/lib/front/take-stories';
import { eventsIn, readTown } from '@/lib/front/towns/read-towns';
import type { Town } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { byNewsTime, type NewsItem } from '@/lib/news/news-item';
import { withEvents } from '@/lib/news/section/section-events';
import { editionNotice, headlineRights } from '@/lib/news/sources/sections-here';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import { headlinesPaths, headlinesTitle, sectionFeedTitle } from '@/lib/outbound/feed-list';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { type Listed, newsEntry } from '@/lib/outbound/feeds/news-entry';
import { type FeedEntry, type FeedModel, MAX_ENTRIES } from '@/lib/outbound/write/feed-model';
import { type Alert, activeAlerts } from '@/lib/pages/notices/alerts';
import type { FeedKey, Section } from '@/lib/sections';
import { agencyLanguage } from '@/lib/weather/weather-here';

type About = { title: string; sentence: string; path: string; idPath?: string };

function newsFeed(
  city: City,
  { sentence, ...about }: About,
  entries: readonly FeedEntry[],
  now: number,
): FeedModel {
  const description = [sentence, editionNotice(city)].filter(Boolean).join(' ');
  const channel = { ...about, description, rights: headlineRights(city) };
  return feedOf(city, channel, entries.slice(0, MAX_ENTRIES), now);
}

/** Builds a section's feed; `items` in the section's order, `now` in ms. */
export function sectionFeed(
  city: City,
  section: Section,
  items: readonly NewsItem[],
  now: number,
): FeedModel {
  const { feedKey } = section;
  const { sentence } = city.sections[feedKey];
  const about = { title: sectionFeedTitle(section, city), sentence, path: sectionPath(section, city) };
  const entries = items.map((item) => newsEntry(city, { item, feedKey }));
  return newsFeed(city, about, entries, now);
}

/** Keeps the first occurrence of each story, by the same rules as the front page; drops events. */
function eachOnce(stories: readonly Listed[]): Listed[] {
  const shown = nothingShown();
  return stories.filter(({ item }) => {
    if (item.event || shown.has(item)) return false;
    shown.add(item);
    return true;
  });
}

function alertEntry(city: City, { id, title, text, link, since, updated, source }: Alert): FeedEntry {
  return {
    id: absoluteUrl(city, `/#${id}`),
    url: absoluteUrl(city, link?.href ?? '/'),
    title: `${title}: ${text}`,
    summary: '',
    language: source && agencyLanguage(city).lang,
    published: since,
    updated: updated > since ? updated : undefined,
    author: source ?? city.siteTitle,
    categories: [title],
  };
}

/** Builds the headlines feed: alerts, then stories, newest first; equal times keep their order. `now` in ms. */
export function headlinesFeed(city: City, stories: readonly Listed[], now: number): FeedModel {
  const sentence = messages(city).syndication.headlines(city.name);
  // The post feed already uses the front page's address as its id.
  const about = { title: headlinesTitle(city), sentence, path: '/', idPath: headlinesPaths.atom };
  const sorted = eachOnce(stories).toSorted((one, other) => byNewsTime(one.item, other.item));
  const entries = [
    ...activeAlerts(city, new Date(now)).map((alert) => alertEntry(city, alert)),
    ...sorted.slice(0, MAX_ENTRIES).map((story) => newsEntry(city, story)),
  ];
  return newsFeed(city, about, entries, now);
}

const MAX_TOWN_EVENTS = 10;
const STORIES_PER_BLOCK = 5;
const LOCAL_KEY: FeedKey = 'local-news';

function shownStories({ lead, seconds, nearby, blocks, inSpanish, wall, more }: FrontPage): Listed[] {
  const inBlocks = Object.values(blocks).flatMap((stories) => stories.slice(0, STORIES_PER_BLOCK));
  return [...(lead ? [lead] : []), ...seconds, ...nearby, ...inBlocks, ...inSpanish, ...wall, ...more];
}

/** Returns the headlines feed; fails if there is nothing to list and Local News failed. `now` in ms. */
export async function readHeadlinesFeed(city: City, now: number): Promise<Outcome<FeedModel>> {
  const [page, local] = await Promise.all([readFrontPage(city), sectionHeadlines(city, LOCAL_KEY)]);
  const localItems = local.state === 'items' ? local.items : [];
  const stories = [...shownStories(page), ...localItems.map((item) => ({ item, feedKey: LOCAL_KEY }))];
  const alerts = activeAlerts(city, new Date(now));
  if (stories.length + alerts.length === 0 && local.state === 'error')
    return fail('odd-answer', local.message);
  return ok(headlinesFeed(city, stories, now));
}

/** Returns a town's feed: its next events and all stories that name it, as on its page; `now` in ms. */
export async function townFeed(city: City, town: Town, now: number): Promise<Outcome<FeedModel>> {
  const news = await readTown(city, town.path);
  if (!news || news.isLoading) return fail('odd-answer', 'feeds are not read yet');
  const events = await eventsIn(city, town, new Date(now));
  const listed = events.filter(({ sample }) => !sample).slice(0, MAX_TOWN_EVENTS);
  const stories = [
    ...listed.map((event): Listed => ({ item: itemOf(city, event), feedKey: 'events' })),
    ...news.stories,
  ];
  const entries = stories.map((story) => newsEntry(city, story));
  const title = `${town.name} | ${city.siteTitle}`;
  const about = { title, sentence: messages(city).towns.sentence(town.name), path: town.path };
  return ok(newsFeed(city, about, entries, now));
}

function itemOf(city: City, event: LocalEvent): NewsItem {
  const { id, text, language, source, known } = event;
  return {
    id,
    title: titleWithStatus(city, event),
    description: text,
    language,
    link: absoluteUrl(city, eventPath(event)),
    source: source.name,
    firstSeen: known,
    event,
  };
}

/** Adds the calendar's events, including the editors', to the items of the events section; not in the sample edition. */
export function withCalendar(
  city: City,
  items: readonly NewsItem[],
  calendar: EventNews,
): readonly NewsItem[] {
  if (calendar.state !== 'events' || calendar.sample) return items;
  const listed = new Map(items.map((item) => [item.event?.id, item]));
  const events = calendar.events.map((event) => listed.get(event.id) ?? itemOf(city, event));
  return withEvents(
    events,
    items.filter(({ event }) => !event),
    MAX_ENTRIES,
  );
}
