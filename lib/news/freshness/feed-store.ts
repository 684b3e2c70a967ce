import type { Log } from '@/lib/base/log';
import type { FeedSource } from '@/lib/city/schema/news';
import type { RecordStore } from '@/lib/freshness/records/records';
import { createRevalidatingCache, type RevalidatingCache } from '@/lib/freshness/revalidating-cache';
import { inWallTime } from '@/lib/freshness/timed';
import { applyResponse, type RefreshResult } from '@/lib/news/freshness/apply-response';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';

export type StoreDeps = {
  refresh: (source: FeedSource, record: FeedRecord) => Promise<RefreshResult>;
  store: Pick<RecordStore<FeedRecord>, 'load' | 'save' | 'shared'>;
  refreshMs: number;
  now: () => number;
  random: () => number;
  onChange: (source: FeedSource) => void;
  log: Log;
};

export type FeedStore = RevalidatingCache<FeedSource, FeedRecord>;

function looksOf(record: FeedRecord): string {
  const shown = record.items.map(({ firstSeen: _, dateSeen: __, ...item }) => item);
  return JSON.stringify(
    record.items.length > 0
      ? shown
      : [record.goodAt > 0, record.lastFailure?.reason, record.lastFailure?.status],
  );
}

/** Its functions never throw for failures outside the program; the records that it gives are in wall times. */
export function createFeedStore({ refreshMs, ...deps }: StoreDeps): FeedStore {
  const cache = createRevalidatingCache<FeedSource, FeedRecord, RefreshResult>({
    ...deps,
    name: 'feed',
    keyOf: ({ url }) => url,
    unknown: newRecord,
    apply: (before, result) =>
      applyResponse(before, result, { now: deps.now(), refreshMs, random: deps.random() }),
    looksOf,
  });
  return {
    ...cache,
    known: async (source) => inWallTime(await cache.known(source)),
    records: () => cache.records().map(inWallTime),
  };
}
