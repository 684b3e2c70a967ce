import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded } from '@/lib/news/desk/hide-rule';
import { type InForce, inForce } from '@/lib/news/desk/in-force';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem } from '@/lib/news/news-item';

/** Whether an entry of the desk fits it, or its source is paused, in whichever feed it came. */
export function isHidden(item: NewsItem, source: FeedSource, desk: InForce): boolean {
  const isOfPaused = desk.paused.size > 0 && desk.paused.has(folded(item.source));
  return isOfPaused || desk.index.matchingItem(item, source).length > 0;
}

/**
 * What a city shows of a feed: all that is made of its items, pages, feeds, search and events, comes from here. `stories`:
 * the keys of those that are hidden as reports on a hidden story.
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
