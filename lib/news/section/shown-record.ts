import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded } from '@/lib/news/desk/hide-rule';
import { type InForce, inForce } from '@/lib/news/desk/in-force';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem } from '@/lib/news/news-item';

/** Tells whether an entry of the desk hides an item, or its source is paused, whichever feed it came in. */
export function isHidden(item: NewsItem, source: FeedSource, desk: InForce): boolean {
  const isOfPaused = desk.paused.size > 0 && desk.paused.has(folded(item.source));
  return isOfPaused || desk.index.matchingItem(item, source).length > 0;
}

/**
 * Removes from a record what a city's editors hide: items, pictures and reports on hidden stories (`stories`: their keys).
 * Pages, feeds, search and events all use the result.
 */
export function shownRecord(
  record: FeedRecord,
  source: FeedSource,
  city: City,
  stories: ReadonlySet<string>,
): FeedRecord {
  const desk = inForce(city);
  if (desk.rules.length === 0 && desk.paused.size === 0) return record;
  const items = record.items
    .filter((item) => !isHidden(item, source, desk) && !stories.has(poolKey(item)))
    .map((item) => (item.image && desk.pictures.has(item.image) ? { ...item, image: undefined } : item));
  return { ...record, items };
}
