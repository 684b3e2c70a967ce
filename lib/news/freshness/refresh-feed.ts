import { createHash } from 'node:crypto';
import { clockSetBy } from '@/lib/base/clock';
import type { Failure, Outcome } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import {
  afterFailure,
  isShowable,
  MAX_AGE_WHEN_EMPTIED_MS,
  type Moment,
  waitAfterSuccess,
} from '@/lib/freshness/refresh-policy';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { withFirstSights } from '@/lib/news/freshness/first-sights';
import type { ItemTally } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import type { ReadRequest, ReadResult } from '@/lib/news/read/read-feed';
import type { FeedResponse, Validators } from '@/lib/news/sources/fetch-feed';
import { readingOf } from '@/lib/news/sources/listed-sources';

/** Result of one fetch. `salvaged`: the complete items of a truncated document (quirk 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number; validators?: Validators }
  | {
      kind: 'items';
      items: readonly ParsedItem[];
      tally: ItemTally;
      validators: Validators;
      bodyHash: string;
      reading: string;
      askedMs: number;
      movedTo?: string;
    }
  | { kind: 'failed'; failure: Failure; salvaged?: readonly ParsedItem[]; tally?: ItemTally };

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
  if (response.kind === 'unchanged') return { kind: 'unchanged', askedMs, validators: response.validators };
  const bodyHash = createHash('sha256').update(response.bytes).digest('base64url');
  const { validators, movedTo, kind: _, maxAgeSeconds: __, ...document } = response;
  if (bodyHash === record.bodyHash) return { kind: 'unchanged', askedMs, validators };
  const feed = deps.read({ ...document, source, zone: deps.zone, places: deps.places });
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

/** Fetches and parses a feed once. A failure is part of the result; throws only for bugs. */
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

/**
 * Whether the stored copy is worse than the salvaged items: it is empty, too old to show, or itself salvaged with no
 * more items.
 */
function isWorse(record: FeedRecord, salvaged: readonly ParsedItem[], now: number): boolean {
  if (record.items.length === 0 || !isShowable(record, now)) return true;
  return record.salvaged === true && salvaged.length >= record.items.length;
}

function afterFailedRefresh(
  record: FeedRecord,
  { failure, salvaged, tally }: RefreshResult & { kind: 'failed' },
  moment: Moment,
): FeedRecord {
  const next = afterFailure(record, failure, moment);
  // A 304 response to an unconditional request shows that the source ignores validators.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  const { now } = moment;
  if (!salvaged?.length || !isWorse(record, salvaged, now)) return next;
  const items = withFirstSights(salvaged, record.items, now + clockSetBy());
  // The stored validators belong to another document.
  return { ...next, items, tally, salvaged: true, goodAt: now, validators: {}, bodyHash: undefined };
}

function afterItems(
  record: FeedRecord,
  result: RefreshResult & { kind: 'items' },
  moment: Moment,
): FeedRecord {
  const { now } = moment;
  const nextTry = now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const answered = { movedTo: result.movedTo, fails: 0, nextTry, triedAt: now };
  const isEmptied = result.items.length === 0 && record.items.length > 0;
  if (isEmptied && now - record.goodAt < MAX_AGE_WHEN_EMPTIED_MS) {
    const { lastFailure: _, askedToWait: __, ...kept } = record;
    // Clear the validators so that the next response has a body. We then notice when an emptied feed has items again.
    return { ...kept, ...answered, validators: {}, bodyHash: undefined };
  }
  const { tally, validators, bodyHash, reading } = result;
  const items = withFirstSights(result.items, record.items, now + clockSetBy());
  return { url: record.url, items, tally, goodAt: now, validators, bodyHash, reading, ...answered };
}

/** Returns the new record after a fetch. A failure keeps the last good items; a success replaces all of them. */
export function applyResponse(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  if (result.kind === 'items') return afterItems(record, result, moment);
  const nextTry = moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const { lastFailure: _, askedToWait: __, ...rest } = record;
  const { validators = record.validators } = result;
  return { ...rest, validators, goodAt: moment.now, fails: 0, nextTry, triedAt: moment.now };
}
