import { staleAfter } from '@/lib/freshness/refresh-policy';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';

type FeedHealth = {
  url: string;
  items: number;
  /** Seconds since the source last confirmed its items; absent when it never has. */
  ageSeconds?: number;
  fails: number;
  failure?: string;
  nextTryInSeconds: number;
  movedTo?: string;
};

export type HealthReport = { status: 'ok' | 'degraded'; failing: number; stale: number; feeds: FeedHealth[] };

function withoutQuery(address: string): string {
  // A query may carry a key of the operator's.
  return address.split('?')[0] ?? address;
}

function healthOf(record: FeedRecord, now: number): FeedHealth {
  const { lastFailure, fails } = record;
  return {
    url: withoutQuery(record.url),
    items: record.items.length,
    ageSeconds: record.goodAt > 0 ? Math.round((now - record.goodAt) / 1000) : undefined,
    fails,
    failure:
      fails > 0 && lastFailure
        ? [lastFailure.reason, lastFailure.status].filter(Boolean).join(' ')
        : undefined,
    nextTryInSeconds: Math.max(0, Math.round((record.nextTry - now) / 1000)),
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
