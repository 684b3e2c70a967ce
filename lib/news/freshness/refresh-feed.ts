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
  answer: FeedResponse,
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const askedMs = (answer.maxAgeSeconds ?? 0) * 1000;
  if (answer.kind === 'unchanged') return { kind: 'unchanged', askedMs };
  const bodyHash = createHash('sha256').update(answer.bytes).digest('base64url');
  if (bodyHash === record.bodyHash) return { kind: 'unchanged', askedMs };
  const { bytes, charset, validators, movedTo } = answer;
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

/** Without what makes the same bytes count as unchanged, where they were read in another way, or nobody knows how. */
function toBeReadAnew(record: FeedRecord, reading: string): FeedRecord {
  return record.reading === reading ? record : { ...record, validators: {}, bodyHash: undefined };
}

/** One try; throws for bugs only. */
export async function refreshFeed(
  source: FeedSource,
  record: FeedRecord,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const known = toBeReadAnew(record, readingOf(source, deps));
  const answer = await deps.fetch(source.url, known.validators);
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  return resultOf(answer.value, source, known, deps);
}
