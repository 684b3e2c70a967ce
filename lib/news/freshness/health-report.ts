import { staleAfter } from '@/lib/freshness/refresh-policy';
import { type SourceHealth, sourceHealth, wasTried } from '@/lib/freshness/timed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { ItemTally } from '@/lib/news/item-tally';
import type { LeftOut } from '@/lib/news/section/left-out';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

export type FeedHealth = SourceHealth & {
  url: string;
  items: number;
  came?: number;
  dropped?: ItemTally['dropped'];
  leftOut?: LeftOut;
  movedTo?: string;
};

export type HealthReport = { status: 'ok' | 'degraded'; failing: number; stale: number; feeds: FeedHealth[] };

function withoutQuery(address: string): string {
  // A query may carry a key of the operator's.
  return address.split('?')[0] ?? address;
}

/** What the operator sees of a feed; its address is without its query. */
export function feedHealth(record: FeedRecord, now: number, leftOut?: LeftOut): FeedHealth {
  return {
    url: withoutQuery(record.url),
    items: record.items.length,
    came: record.tally?.came,
    dropped: record.tally?.dropped,
    leftOut,
    ...sourceHealth(record, now),
    movedTo: record.movedTo && withoutQuery(record.movedTo),
  };
}

/** 'degraded' when a feed fails or is older than an hour; `leftOut` by address. */
export function healthReport(
  records: readonly FeedRecord[],
  now: number,
  leftOut: ReadonlyMap<string, LeftOut> = new Map(),
): HealthReport {
  const failing = records.filter((record) => record.fails > 0).length;
  const stale = records.filter((record) => wasTried(record) && now - record.goodAt >= staleAfter).length;
  const status = failing + stale > 0 ? 'degraded' : 'ok';
  const feeds = records.map((record) => feedHealth(record, now, leftOut.get(record.url)));
  return { status, failing, stale, feeds };
}

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
