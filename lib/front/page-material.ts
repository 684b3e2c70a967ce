import type { City } from '@/lib/city/city-type';
import { ownReports } from '@/lib/front/editors/own-reports';
import type { FailedSection, FrontStory } from '@/lib/front/front-page';
import { byTime, isNear, isOfSubject, storyTime } from '@/lib/front/order';
import { nothingShown } from '@/lib/front/take-stories';
import { subjectsOf } from '@/lib/news/classify/subject';
import { trueUntil } from '@/lib/news/classify/true-until';
import { titleTemplate } from '@/lib/news/clusters/never-joins';
import { byNewsTime, type NewsItem, newsTime } from '@/lib/news/news-item';
import { withEvents } from '@/lib/news/section/section-events';
import { getSection, MAX_ITEMS, type SectionNews, sectionFeeds } from '@/lib/news/section/section-news';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { withPhotos } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

/**
 * Everything that a front page is built from: the city's sections, in the order of lib/sections.ts, as known
 * at `now` (ms).
 */
export type PageMaterial = {
  sections: readonly { feedKey: FeedKey; news: SectionNews }[];
  city: Pick<City, 'name' | 'front' | 'region' | 'locale' | 'timeZone'>;
  now: number;
};

/**
 * Maximum number of our own reports from the last week that are always listed. Other reports compete with headlines by
 * time.
 */
const MAX_KEPT = 20;
const KEPT_MS = 7 * 86_400_000;

/**
 * Adds our own reports (newest first) to a section's news. If there are any, the section has items even if its feeds
 * failed.
 */
export function withReports(news: SectionNews, own: readonly NewsItem[], now: number): SectionNews {
  const [newest] = own;
  if (!newest) return news;
  const known = news.state === 'items' ? news : { items: [], updatedAt: newest.firstSeen, stale: false };
  const kept = own.filter((report) => now - newsTime(report) < KEPT_MS).slice(0, MAX_KEPT);
  const others = [...own.slice(kept.length), ...known.items.filter(({ event }) => !event)];
  const events = known.items.filter(({ event }) => event);
  const rest = others.toSorted(byNewsTime).slice(0, MAX_ITEMS - kept.length);
  const headlines = [...kept, ...rest].toSorted(byNewsTime);
  return { ...known, state: 'items', items: withEvents(events, headlines, MAX_ITEMS) };
}

/** Returns a section's headlines from its feeds and our own reports. */
export async function sectionHeadlines(city: City, feedKey: FeedKey): Promise<SectionNews> {
  const [news, own] = await Promise.all([getSection(city, feedKey), ownReports(city, feedKey)]);
  return withReports(news, own, Date.now());
}

/** Adds stories from Local News that are local and about the section's subject, unless the section has them already. */
export function withLocal(feedKey: FeedKey, news: SectionNews, local: SectionNews, now: number): SectionNews {
  if (!isOfSubject(feedKey) || local.state !== 'items') return news;
  const shown = nothingShown();
  for (const item of news.state === 'items' ? news.items : []) shown.add(item);
  const isOurs = (item: NewsItem) =>
    isNear({ item }) && subjectsOf(item).has(feedKey) && !shown.hasLike(item);
  return withReports(news, local.items.filter(isOurs), now);
}

/** Returns the news for a section's own page and feed: its headlines and local stories about its subject. */
export async function sectionPageNews(city: City, feedKey: FeedKey): Promise<SectionNews> {
  const [news, local] = await Promise.all([
    sectionHeadlines(city, feedKey),
    sectionHeadlines(city, 'local-news'),
  ]);
  return withLocal(feedKey, news, local, Date.now());
}

/** Reads the latest news of all sections of a city. */
export async function readMaterial(city: City): Promise<PageMaterial> {
  const sections = sectionsHere(city);
  // Read all feeds first, so that reports on one event are grouped only once.
  await Promise.all(sections.map(({ feedKey }) => sectionFeeds(city, feedKey)));
  const read = sections.map(async ({ feedKey }) => ({
    feedKey,
    news: await sectionHeadlines(city, feedKey),
  }));
  return { sections: await Promise.all(read), city, now: Date.now() };
}

/** A title repeated after this long is a recurring column, not a story. */
const COLUMN_INTERVAL_MS = 18 * 60 * 60 * 1000;

/** Leaves out columns: titles that contain only a date, or that an outlet repeats on another day. */
function withoutColumns(stories: readonly FrontStory[]): FrontStory[] {
  const timesOf = new Map<string, number[]>();
  const nameOf = ({ item }: FrontStory) => `${item.source} ${item.title}`;
  for (const story of stories)
    timesOf.set(nameOf(story), [...(timesOf.get(nameOf(story)) ?? []), newsTime(story.item)]);
  return stories.filter((story) => {
    const times = timesOf.get(nameOf(story)) ?? [];
    return (
      titleTemplate(story.item.title) !== '' && Math.max(...times) - Math.min(...times) <= COLUMN_INTERVAL_MS
    );
  });
}

type Sections = Pick<PageMaterial, 'sections'>;

/** Returns the stories of all sections; with `beyond`, stories that sections left out because they are not local. */
export function allStories({ sections }: Sections, list: 'items' | 'beyond' = 'items'): FrontStory[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'items' ? withPhotos(news[list] ?? [], { feedKey }) : [],
  );
}

/** Like allStories, but without recurring columns or announcements whose day has passed. */
export function storiesOf(material: PageMaterial, list?: 'items' | 'beyond'): FrontStory[] {
  const { now, city } = material;
  const isTrue = ({ item }: FrontStory) => (trueUntil(item, city.timeZone) ?? now) >= now;
  return withoutColumns(allStories(material, list)).filter(isTrue);
}

const NEWS_SECTIONS: readonly FeedKey[] = [
  'national-news',
  'politics',
  'business',
  'technology',
  'automotive',
  'real-estate',
  'health',
  'arts',
  'food',
  'lifestyle',
];

const FRESH_MS = 24 * 60 * 60 * 1000;
/** Maximum number of stories from other sections. A day full of concerts must not crowd out local news. */
const MAX_FROM_OTHER_SECTIONS = 5;

const LOCAL_MAX_AGE_MS = 72 * 60 * 60 * 1000;

/**
 * Returns Local News from the last three days, or all Local News if none is that recent, plus the five newest local
 * stories of other news sections from the last day, unsorted. In a city without Local News, returns all local stories
 * of its news sections and Sports.
 */
export function localStories(
  stories: readonly FrontStory[],
  { sections, now }: Pick<PageMaterial, 'sections' | 'now'>,
): FrontStory[] {
  const near = stories.filter(isNear);
  if (!sections.some(({ feedKey }) => feedKey === 'local-news'))
    return near.filter(({ feedKey }) => [...NEWS_SECTIONS, 'sports'].includes(feedKey));
  const fromOthers = near.filter(
    (story) => NEWS_SECTIONS.includes(story.feedKey) && now - (storyTime(story) ?? 0) <= FRESH_MS,
  );
  const all = stories.filter(({ feedKey }) => feedKey === 'local-news');
  const recent = all.filter((story) => now - newsTime(story.item) <= LOCAL_MAX_AGE_MS);
  const own = recent.length > 0 ? recent : all;
  return [...own, ...byTime(fromOthers).slice(0, MAX_FROM_OTHER_SECTIONS)];
}

/** Returns the sections that have never had an item, with the message to show. */
export function failedOf({ sections }: PageMaterial): FailedSection[] {
  return sections.flatMap(({ feedKey, news }) =>
    news.state === 'error'
      ? [{ feedKey, message: news.message, ...(news.waiting && { waiting: true as const }) }]
      : [],
  );
}
