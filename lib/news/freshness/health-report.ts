import { staleAfter } from '@/lib/freshness/refresh-policy';
import { type SourceHealth, sourceHealth } from '@/lib/health/source-health';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';

type FeedHealth = SourceHealth & {
  url: string;
  items: number;
  movedTo?: string;
};

export type HealthReport = { status: 'ok' | 'degraded'; failing: number; stale: number; feeds: FeedHealth[] };

function withoutQuery(address: string): string {
  // A query may carry a key of the operator's.
  return address.split('?')[0] ?? address;
}

function healthOf(record: FeedRecord, now: number): FeedHealth {
  return {
    url: withoutQuery(record.url),
    items: record.items.length,
    ...sourceHealth(record, now),
    movedTo: record.movedTo && withoutQuery(record.movedTo),
  };
}

/** Every feed with its age and its failure by name; 'degraded' when one fails or is older than an hour. */
export function healthReport(records: readonly FeedRecord[], now: number): HealthReport {
  const failing = records.filter((record) => record.fails > 0).length;
  const stale = records.filter((record) => now - record.goodAt >= staleAfter).length;
  const status = failing + stale > 0 ? 'degraded' : 'ok';
  return { status, failing, stale, feeds: records.map((record) => healthOf(record, now)) };
}
