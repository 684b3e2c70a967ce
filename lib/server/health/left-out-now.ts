import { thisCity } from '@/lib/city/this-city';
import { isShowable } from '@/lib/freshness/refresh-policy';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { listPlace } from '@/lib/news/section-news';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type LeftOut, leftOutOf } from '@/lib/news/tally/left-out';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

export function leftOutNow(records: readonly FeedRecord[], now: number): ReadonlyMap<string, LeftOut> {
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
