import { pinnedCity, thisCity } from '@/lib/city/this-city';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';

/**
 * What is known of the feeds that the city in hand lists now, each once, not of those that an edit took away. Where it
 * is not the only city, those not yet asked too.
 */
export function recordsHere(): FeedRecord[] {
  const known = feedStore().records();
  const urls = new Set(sourcesOf(thisCity()).map(({ url }) => url));
  if (pinnedCity() !== undefined) return known.filter(({ url }) => urls.has(url));
  const byUrl = new Map(known.map((record) => [record.url, record]));
  return [...urls].map((url) => byUrl.get(url) ?? newRecord(url));
}
