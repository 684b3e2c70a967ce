import { withoutCredentials } from '@/lib/base/addresses';
import { STALE_MS } from '@/lib/freshness/refresh-policy';
import { sourceHealth, wasTried } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/paused';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { LeftOut } from '@/lib/news/section/section-items';
import type { ListedSource } from '@/lib/news/sources/listed-sources';

/** Removes the query, user name and password from an address, because they may be the operator's secrets. */
export function withoutSecrets(address: string): string {
  return withoutCredentials(address).replace(/\?.*/s, '');
}

/** Returns a feed's state for operators, without the secrets in its address. */
function feedHealth(record: FeedRecord, now: number, leftOut?: LeftOut, isPaused?: boolean) {
  return {
    url: withoutSecrets(record.url),
    ...(isPaused && { paused: true }),
    items: record.items.length,
    came: record.tally?.came,
    dropped: record.tally?.dropped,
    leftOut,
    ...sourceHealth(record, now),
    movedTo: record.movedTo && withoutSecrets(record.movedTo),
  };
}

/** Counts failing and stale feeds. The status is `degraded` if there are any. */
function counts(records: readonly FeedRecord[], now: number) {
  const failing = records.filter(({ fails }) => fails > 0).length;
  const stale = records.filter((record) => wasTried(record) && now - record.goodAt >= STALE_MS).length;
  return { status: failing + stale > 0 ? ('degraded' as const) : ('ok' as const), failing, stale };
}

const none: ReadonlySet<string> = new Set();

/**
 * Reports on every feed of a city. `leftOut` and `paused` identify feeds by address. Paused feeds do not count as
 * failing or stale.
 */
export function healthReport(
  records: readonly FeedRecord[],
  now: number,
  leftOut: ReadonlyMap<string, LeftOut> = new Map(),
  paused = none,
) {
  const feeds = records.map((record) =>
    feedHealth(record, now, leftOut.get(record.url), paused.has(record.url)),
  );
  const active = records.filter(({ url }) => !paused.has(url));
  return { ...counts(active, now), paused: paused.size, feeds };
}

/**
 * Maximum number of failing feeds in a report. With thousands of cities, some feeds always fail, and the response must
 * stay small.
 */
export const MAX_LISTED = 100;

/**
 * Reports on the feeds of all cities: counts, and up to `MAX_LISTED` failing feeds, longest failing first. Each is
 * listed with its first city and its number of cities. `unasked`: number of feeds that are not paused, were never
 * fetched and have no stored copy.
 */
export function networkReport(
  listed: ReadonlyMap<string, ListedSource>,
  records: readonly FeedRecord[],
  now: number,
) {
  const paused = new Set([...listed].filter(([, one]) => isPausedFor(one)).map(([url]) => url));
  const listedRecords = records.filter(({ url }) => listed.has(url) && !paused.has(url));
  const tried = listedRecords.filter(wasTried);
  const failing = tried.filter(({ fails }) => fails > 0).toSorted((one, other) => one.goodAt - other.goodAt);
  const feeds = failing.slice(0, MAX_LISTED).flatMap((record) => {
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
