import { pinnedCity, thisCity } from '@/lib/city/this-city';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';

/** What is known of the feeds of the city in hand, each once; where it is not the only one, those not yet asked too. */
export function recordsHere(): FeedRecord[] {
  const known = feedStore().records();
  if (pinnedCity() !== undefined) return known;
  const byUrl = new Map(known.map((record) => [record.url, record]));
  const urls = new Set(sourcesOf(thisCity()).map(({ url }) => url));
  return [...urls].map((url) => byUrl.get(url) ?? newRecord(url));
}
