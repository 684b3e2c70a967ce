import { staleAfter } from '@/lib/freshness/refresh-policy';
import { wasTried } from '@/lib/freshness/timed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { type FeedHealth, feedHealth } from '@/lib/news/freshness/health-report';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

/** A feed, the first city that names it, and how many do. */
type FailingFeed = FeedHealth & { city: string; cities: number };

export type NetworkReport = {
  status: 'ok' | 'degraded';
  sources: number;
  /** Not tried yet, and without a copy from before. */
  unasked: number;
  failing: number;
  stale: number;
  /** Those that fail, the longest without a good answer first. */
  feeds: FailingFeed[];
  moreFailing: number;
};

/** How many failing feeds are listed: with thousands of cities some always fail, and an answer must stay small. */
export const mostListed = 100;

/** The feeds of many cities: counts for all, and those that fail by name, up to a bound. */
export function networkReport(
  listed: ReadonlyMap<string, ListedSource>,
  records: readonly FeedRecord[],
  now: number,
): NetworkReport {
  const tried = records.filter((record) => listed.has(record.url) && wasTried(record));
  const failing = tried.filter(({ fails }) => fails > 0).toSorted((one, other) => one.goodAt - other.goodAt);
  const stale = tried.filter(({ goodAt }) => now - goodAt >= staleAfter).length;
  const feeds = failing.slice(0, mostListed).flatMap((record) => {
    const cities = listed.get(record.url)?.cities;
    return cities ? [{ ...feedHealth(record, now), city: cities[0].key, cities: cities.length }] : [];
  });
  return {
    status: failing.length + stale > 0 ? 'degraded' : 'ok',
    sources: listed.size,
    unasked: listed.size - tried.length,
    failing: failing.length,
    stale,
    feeds,
    moreFailing: failing.length - feeds.length,
  };
}
