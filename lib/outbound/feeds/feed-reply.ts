import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionPageNews } from '@/lib/front/page-material';
import { townsOf } from '@/lib/front/towns/town-list';
import { sectionsHere, targetHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import {
  type FeedForm,
  type FeedPaths,
  feedForms,
  feedPathsUnder,
  feedTypes,
  headlinesPaths,
  postsFeedPaths,
  sectionFeedPaths,
} from '@/lib/outbound/feed-list';
import { readHeadlinesFeed, sectionFeed, townFeed, withCalendar } from '@/lib/outbound/feeds/news-feeds';
import { postsFeed } from '@/lib/outbound/feeds/posts-feed';
import { documentReply, notFoundReply, unavailableReply } from '@/lib/outbound/reply';
import type { FeedModel } from '@/lib/outbound/write/feed-model';
import { writeAtom } from '@/lib/outbound/write/write-atom';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { writeRss } from '@/lib/outbound/write/write-rss';
import type { Section } from '@/lib/sections';

/** `model` takes the time in ms. It fails if the feed's source does not respond. */
type SiteFeed = { paths: FeedPaths; model: (now: number) => Promise<Outcome<FeedModel>> };

/** Returns a section's feed. If all sources fail, the events section still has its editors' events. */
async function sectionModel(city: City, section: Section, now: number): Promise<Outcome<FeedModel>> {
  const isCalendar = section.feedKey === 'events';
  const [news, calendar] = await Promise.all([
    sectionPageNews(city, section.feedKey),
    isCalendar ? upcomingEvents(city, new Date(now)) : undefined,
  ]);
  if (news.state === 'error' && calendar?.state !== 'events') return fail('odd-answer', news.message);
  const items = news.state === 'items' ? news.items : [];
  return ok(sectionFeed(city, section, calendar ? withCalendar(city, items, calendar) : items, now));
}

/** Returns a city's feeds except town feeds, which exist only while stories name the town. */
export function siteFeeds(city: City): readonly SiteFeed[] {
  return [
    { paths: headlinesPaths, model: (now) => readHeadlinesFeed(city, now) },
    { paths: postsFeedPaths, model: (now) => postsFeed(city, now) },
    ...sectionsHere(city).map((section) => ({
      paths: sectionFeedPaths(city, section),
      model: (now: number) => sectionModel(city, section, now),
    })),
  ];
}

function townFeeds(city: City): SiteFeed[] {
  return townsOf(city).map((town) => ({
    paths: feedPathsUnder(town.path),
    model: (now) => townFeed(city, town, now),
  }));
}

function feedAt(city: City, path: string): { feed: SiteFeed; form: FeedForm } | undefined {
  for (const feed of [...siteFeeds(city), ...townFeeds(city)]) {
    const form = feedForms.find((one) => feed.paths[one] === path);
    if (form) return { feed, form };
  }
  return undefined;
}

/** Returns the correct path of a misspelled feed path; undefined for a correct path or an unknown feed. */
export function feedTarget(city: City, path: string): string | undefined {
  if (feedAt(city, path)) return undefined;
  const lower = path.toLowerCase();
  const [, page = '', file = ''] = /^(\/[^/]+\/[^/]+)(\/.+)$/.exec(lower) ?? [];
  return [`${targetHere(city, page)}${file}`, lower].find((one) => feedAt(city, one));
}

const writers: Readonly<Record<FeedForm, (feed: FeedModel, self: string) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

const RETRY_SECONDS = 60;

/** Responds with the feed at a path: 404 if there is none, 503 if its source fails. */
export async function feedReply(city: City, path: string, now: Date): Promise<Response> {
  const found = feedAt(city, path);
  if (!found) return notFoundReply(city);
  const { feed, form } = found;
  const model = await feed.model(now.getTime());
  if (!model.ok) return unavailableReply(city, model.failure.retryAfterSeconds ?? RETRY_SECONDS);
  const body = writers[form](model.value, absoluteUrl(city, path));
  return documentReply(city, body, { path, type: `${feedTypes[form]}; charset=utf-8` }, now);
}
