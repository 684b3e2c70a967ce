import { staleAfter } from '@/lib/freshness/refresh-policy';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/report/source-health';
import { wasTried } from '@/lib/freshness/timed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { ItemTally } from '@/lib/news/tally/item-tally';
import type { LeftOut } from '@/lib/news/tally/left-out';

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
