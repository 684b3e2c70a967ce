import { createHash } from 'node:crypto';
import type { Outcome } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import type { RefreshResult } from '@/lib/news/freshness/apply-response';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { ReadRequest, ReadResult } from '@/lib/news/read/read-feed';
import type { FeedResponse, Validators } from '@/lib/news/sources/fetch-feed';
import { readingOf } from '@/lib/news/sources/listed-sources';

export type RefreshDeps = {
  fetch: (address: string, since: Validators) => Promise<Outcome<FeedResponse>>;
  read: (request: ReadRequest) => ReadResult;
  zone: string;
  places?: readonly string[];
};

async function resultOf(
  response: FeedResponse,
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const askedMs = (response.maxAgeSeconds ?? 0) * 1000;
  if (response.kind === 'unchanged') return { kind: 'unchanged', askedMs };
  const bodyHash = createHash('sha256').update(response.bytes).digest('base64url');
  if (bodyHash === record.bodyHash) return { kind: 'unchanged', askedMs };
  const { bytes, charset, validators, movedTo } = response;
  const feed = deps.read({ bytes, charset, source, zone: deps.zone, places: deps.places });
  if (!feed.ok) {
    const { items, tally } = feed.salvaged ?? {};
    return { kind: 'failed', failure: feed.failure, salvaged: items, tally };
  }
  const ttlMs = (feed.value.ttlMinutes ?? 0) * 60_000;
  return {
    kind: 'items',
    items: feed.value.items,
    tally: feed.value.tally,
    validators,
    bodyHash,
    reading: readingOf(source, deps),
    movedTo,
    askedMs: Math.max(askedMs, ttlMs),
  };
}

/** Drops validators and hash if the record was parsed by other rules, so that the same bytes are parsed again. */
function forReparsing(record: FeedRecord, reading: string): FeedRecord {
  return record.reading === reading ? record : { ...record, validators: {}, bodyHash: undefined };
}

/** Fetches and parses a feed once. Throws for bugs only. */
export async function refreshFeed(
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const known = forReparsing(record, readingOf(source, deps));
  const response = await deps.fetch(source.url, known.validators);
  if (!response.ok) return { kind: 'failed', failure: response.failure };
  return resultOf(response.value, source, known, deps);
}
