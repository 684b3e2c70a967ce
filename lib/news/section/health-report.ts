import { STALE_MS } from '@/lib/freshness/refresh-policy';
import { sourceHealth, wasTried } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/paused';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { LeftOut } from '@/lib/news/section/filter-items';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

/** A query may carry a key of the operator's. */
export function withoutQuery(address: string): string {
  return address.split('?')[0] ?? address;
}

/** What the operator sees of a feed; its address is without its query. */
function feedHealth(record: FeedRecord, now: number, leftOut?: LeftOut, isPaused?: boolean) {
  return {
    url: withoutQuery(record.url),
    ...(isPaused && { paused: true }),
    items: record.items.length,
    came: record.tally?.came,
    dropped: record.tally?.dropped,
    leftOut,
    ...sourceHealth(record, now),
    movedTo: record.movedTo && withoutQuery(record.movedTo),
  };
}

/** 'degraded' when a feed fails or is older than an hour. */
function counts(records: readonly FeedRecord[], now: number) {
  const failing = records.filter(({ fails }) => fails > 0).length;
  const stale = records.filter((record) => wasTried(record) && now - record.goodAt >= STALE_MS).length;
  return { status: failing + stale > 0 ? ('degraded' as const) : ('ok' as const), failing, stale };
}

const none: ReadonlySet<string> = new Set();

/** Every feed of a city; `leftOut` by address, as `paused`, of feeds that are not asked. */
export function healthReport(
  records: readonly FeedRecord[],
  now: number,
  leftOut: ReadonlyMap<string, LeftOut> = new Map(),
  paused = none,
) {
  const feeds = records.map((record) =>
    feedHealth(record, now, leftOut.get(record.url), paused.has(record.url)),
  );
  const asked = records.filter(({ url }) => !paused.has(url));
  return { ...counts(asked, now), paused: paused.size, feeds };
}

/** How many failing feeds are listed: with thousands of cities some always fail, and an answer must stay small. */
export const mostListed = 100;

/**
 * The feeds of many cities: counts for all, and those that fail, the longest without a good answer first, up to a bound,
 * each with the first city that names it and how many do. `unasked`: not tried yet, and without a copy from before.
 */
export function networkReport(
  listed: ReadonlyMap<string, ListedSource>,
  records: readonly FeedRecord[],
  now: number,
) {
  const paused = new Set([...listed].filter(([, one]) => isPausedFor(one)).map(([url]) => url));
  const ours = records.filter(({ url }) => listed.has(url) && !paused.has(url));
  const tried = ours.filter(wasTried);
  const failing = tried.filter(({ fails }) => fails > 0).toSorted((one, other) => one.goodAt - other.goodAt);
  const feeds = failing.slice(0, mostListed).flatMap((record) => {
    const cities = listed.get(record.url)?.cities;
    return cities ? [{ ...feedHealth(record, now), city: cities[0].key, cities: cities.length }] : [];
  });
  return {
    ...counts(tried, now),
    sources: listed.size,
    paused: paused.size,
    unasked: listed.size - paused.size - tried.length,
    feeds,
    moreFailing: failing.length - feeds.length,
  };
}
