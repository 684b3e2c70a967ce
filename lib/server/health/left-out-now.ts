import { LRUCache } from 'lru-cache';
import { monotonicNow } from '@/lib/base/clock';
import { thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { isShowable } from '@/lib/freshness/refresh-policy';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { listPlace } from '@/lib/news/section-news';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type LeftOut, leftOutOf } from '@/lib/news/tally/left-out';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** ms; what is left out because its day is past changes by itself. */
const longestKept = 60_000;
const kept = new LRUCache<string, { leftOut: ReadonlyMap<string, LeftOut>; at: number; changedAt: number }>({
  max: 100,
});

/** Of the city in hand, counted again when its news changes: a look at the health is to cost next to nothing. */
export function leftOutNow(records: readonly FeedRecord[], now: number): ReadonlyMap<string, LeftOut> {
  const { key } = thisCity();
  const changedAt = newsChangedAt(key);
  const known = kept.get(key);
  const at = monotonicNow();
  const isCurrent = known?.changedAt === changedAt && changedAt < known.at && at - known.at < longestKept;
  if (known && isCurrent) return known.leftOut;
  const leftOut = count(records, now);
  kept.set(key, { leftOut, at, changedAt });
  return leftOut;
}

function count(records: readonly FeedRecord[], now: number): ReadonlyMap<string, LeftOut> {
  const shown = records.filter((record) => isShowable(record, now));
  const itemsOf = new Map(shown.map(({ url, items }) => [url, items]));
  const lists = sections.map(({ feedKey }) => ({
    feedKey,
    feeds: feedSources(feedKey, settings().feeds, thisCity()).flatMap((source) => {
      const items = itemsOf.get(source.url);
      return items ? [{ source, items }] : [];
    }),
  }));
  return leftOutOf(lists, thisCity(), listPlace(now));
}
