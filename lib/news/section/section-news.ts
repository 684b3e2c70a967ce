import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Failure } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { isShowable, STALE_MS } from '@/lib/freshness/refresh-policy';
import { messages } from '@/lib/messages/messages';
import type { StoryGroups } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { inForce, isHidden, pinnedBy } from '@/lib/news/desk/in-force';
import { isPaused } from '@/lib/news/desk/paused';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import type { Reader } from '@/lib/news/section/describe-item';
import { type ListPlace, listEvents, withEvents } from '@/lib/news/section/section-events';
import { filterItems, joinStories, mergeItems } from '@/lib/news/section/section-items';
import { hiddenStories, storyGroups } from '@/lib/news/section/story-groups';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import type { FeedKey } from '@/lib/sections';
import { settingsOf, siteUrlOf } from '@/lib/settings/settings';

/** State of a section (requirements section 4). `waiting`: the first fetch of a feed has not finished. */
export type SectionNews =
  | {
      state: 'items';
      items: readonly NewsItem[];
      /** Stories from elsewhere, newest first, for a front page that has no nearer story to lead with. */
      beyond?: readonly NewsItem[];
      updatedAt: Date;
      stale: boolean;
    }
  | { state: 'empty' }
  | { state: 'error'; message: string; waiting?: true };

export type KnownFeed = { source: FeedSource; record: FeedRecord };

const isUntried = ({ record }: KnownFeed) => record.goodAt === 0 && record.fails === 0;

/** Whether a feed has never been read but may still respond. The first four tries happen within seconds. */
export const isUnread = ({ record }: KnownFeed) => record.goodAt === 0 && record.fails < 4;

export const MAX_ITEMS = 60;

/** Returns the error message for readers, worded as in requirements section 8. */
function readersMessage(city: { locale: string }, failure: Failure | undefined): string {
  const { httpError, fetchFailed } = messages(city).news;
  return failure?.status ? httpError(failure.status) : fetchFailed;
}

/** Returns the address, time, zone and locale for which a section's list is built. `now` in ms. */
export function listPlace(now: number, city: City): ListPlace {
  return { siteUrl: siteUrlOf(city), now: new Date(now), zone: city.timeZone, locale: city.locale };
}

/** Builds a section's list from its feeds, or returns why there is none. `now` in ms. */
export function sectionState(
  feeds: readonly KnownFeed[],
  now: number,
  reader: Reader & { city: City },
  groups: StoryGroups = new Map(),
  isPinned?: (item: NewsItem) => boolean,
): SectionNews {
  if (feeds.length === 0) return { state: 'empty' };
  const showable = feeds.filter(({ record }) => isShowable(record, now));
  const lists = showable.map(({ source, record }) => ({
    url: record.url,
    ...filterItems(record.items, source, reader),
  }));
  const { events } = listEvents(lists, listPlace(now, reader.city));
  const joined = (some: readonly (readonly NewsItem[])[]) =>
    joinStories(mergeItems(some, MAX_ITEMS, isPinned), groups, isPinned, reader.city.locale);
  const headlines = joined(lists.map((list) => list.headlines));
  const items = withEvents(events, headlines, MAX_ITEMS);
  const beyond = joined(lists.map((list) => list.beyond));
  if (items.length > 0) {
    const updated = Math.max(...showable.map(({ record }) => record.goodAt));
    return {
      state: 'items',
      items,
      ...(beyond.length > 0 && { beyond }),
      updatedAt: new Date(updated),
      stale: now - updated >= STALE_MS,
    };
  }
  if (showable.length > 0) return { state: 'empty' };
  return {
    state: 'error',
    message: readersMessage(reader.city, feeds.find(({ record }) => record.lastFailure)?.record.lastFailure),
    ...(feeds.some(isUntried) && { waiting: true }),
  };
}

/**
 * Removes from a record what a city's editors hide: items, pictures and reports on hidden stories. `stories`: keys of
 * those reports. Pages, feeds, search and events all use the result.
 */
export function shownRecord(
  record: FeedRecord,
  source: FeedSource,
  city: City,
  stories: ReadonlySet<string>,
): FeedRecord {
  const desk = inForce(city, Date.now());
  if (desk.rules.length === 0 && desk.paused.size === 0) return record;
  const items = record.items
    .filter((item) => !isHidden(item, source, desk) && !stories.has(poolKey(item)))
    .map((item) => (item.image && desk.pictures.has(item.image) ? { ...item, image: undefined } : item));
  return { ...record, items };
}

/**
 * Returns the last good copies of a section's feeds, without paused sources and hidden items, and revalidates them in
 * the background.
 */
export async function sectionFeeds(city: City, feedKey: FeedKey): Promise<KnownFeed[]> {
  const sources = feedSources(city, feedKey, settingsOf(city)).filter((source) => !isPaused(source, city));
  const records = await Promise.all(sources.map((source) => feedStore().read(source)));
  const stories = await hiddenStories(city);
  return sources.map((source, at) => ({
    source,
    record: shownRecord(records[at] as FeedRecord, source, city, stories),
  }));
}

/**
 * Builds one section at a time and lets other requests run after each. Otherwise a front page, which reads all sections
 * at the same time, would block them.
 */
const oneByOne = pLimit(1);

/**
 * Returns a section's headlines from the last good copies of its feeds, which are revalidated in the
 * background. Waits only for feeds that were never read, and at most four seconds.
 */
export async function getSection(city: City, feedKey: FeedKey): Promise<SectionNews> {
  const feeds = await sectionFeeds(city, feedKey);
  const { groups } = await storyGroups(city);
  return oneByOne(async () => {
    await nextTurn();
    return sectionState(feeds, Date.now(), { feedKey, city }, groups, pinnedBy(city));
  });
}

/** Returns the time of the latest good response from any feed; undefined before the first. Fetches nothing. */
export async function lastUpdate(city: City): Promise<Date | undefined> {
  const records = await Promise.all(sourcesOf(city).map((source) => feedStore().known(source)));
  const latest = Math.max(0, ...records.map(({ goodAt }) => goodAt));
  return latest > 0 ? new Date(latest) : undefined;
}
