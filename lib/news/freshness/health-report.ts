import { staleAfter } from '@/lib/freshness/refresh-policy';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/report/source-health';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { ItemTally } from '@/lib/news/tally/item-tally';
import type { LeftOut } from '@/lib/news/tally/left-out';

type FeedHealth = SourceHealth & {
  url: string;
  items: number;
  /** How many items came with the last good answer, and why some of them were not kept. */
  came?: number;
  dropped?: ItemTally['dropped'];
  /** What sections leave out of the kept ones, by section and reason; absent where that is nothing. */
  leftOut?: LeftOut;
  movedTo?: string;
};

export type HealthReport = { status: 'ok' | 'degraded'; failing: number; stale: number; feeds: FeedHealth[] };

function withoutQuery(address: string): string {
  // A query may carry a key of the operator's.
  return address.split('?')[0] ?? address;
}

function healthOf(record: FeedRecord, now: number, leftOut: LeftOut | undefined): FeedHealth {
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

/**
 * Every feed with its age, its failure by name and what became of its items (`leftOut` by address);
 * 'degraded' when one fails or is older than an hour.
 */
export function healthReport(
  records: readonly FeedRecord[],
  now: number,
  leftOut: ReadonlyMap<string, LeftOut> = new Map(),
): HealthReport {
  const failing = records.filter((record) => record.fails > 0).length;
  const stale = records.filter((record) => now - record.goodAt >= staleAfter).length;
  const status = failing + stale > 0 ? 'degraded' : 'ok';
  const feeds = records.map((record) => healthOf(record, now, leftOut.get(record.url)));
  return { status, failing, stale, feeds };
}
