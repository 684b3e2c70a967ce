import { thisCity } from '@/lib/city/this-city';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** The time of the latest good response; undefined before the first. Waits on no feed. */
export async function lastUpdate(): Promise<Date | undefined> {
  const sources = sections.flatMap(({ feedKey }) => feedSources(feedKey, settings().feeds, thisCity()));
  const records = await Promise.all(sources.map((source) => feedStore().known(source)));
  const latest = Math.max(0, ...records.map(({ goodAt }) => goodAt));
  return latest > 0 ? new Date(latest) : undefined;
}
