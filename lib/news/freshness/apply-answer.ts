import { afterFailure, type Moment } from '@/lib/freshness/after-failure';
import { longestKeepWhenEmptied, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import type { Validators } from '@/lib/news/fetch-feed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem, ParsedItem } from '@/lib/news/news-item';
import type { Failure } from '@/lib/news/outcome';

/** How one refresh ended. `salvaged` items come from a cut-off document (feed-reality row 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number }
  | {
      kind: 'items';
      items: readonly ParsedItem[];
      validators: Validators;
      bodyHash: string;
      askedMs: number;
      movedTo?: string;
    }
  | { kind: 'failed'; failure: Failure; salvaged?: readonly ParsedItem[] };

/** A first sight in the future means that the clock was ahead then; it counts as one of now. */
function noLater(seen: Date | undefined, now: number): Date {
  return seen && seen.getTime() <= now ? seen : new Date(now);
}

/** Items with the time at which this site first saw them, known by id or by link, so that a changed guid is no new story. */
export function withFirstSeen(
  items: readonly ParsedItem[],
  before: readonly NewsItem[],
  now: number,
): NewsItem[] {
  const seen = new Map<string, Date>();
  for (const item of before) seen.set(item.id, item.firstSeen).set(item.link, item.firstSeen);
  return items.map((item) => ({
    ...item,
    firstSeen: noLater(seen.get(item.id) ?? seen.get(item.link), now),
  }));
}

function afterFailedRefresh(
  record: FeedRecord,
  { failure, salvaged }: RefreshResult & { kind: 'failed' },
  moment: Moment,
): FeedRecord {
  const next = afterFailure(record, failure, moment);
  // A 304 that nobody asked for means that our validators mean nothing to the source.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  if (record.items.length > 0 || !salvaged?.length) return next;
  return { ...next, items: withFirstSeen(salvaged, [], moment.now), goodAt: moment.now };
}

function afterItems(
  record: FeedRecord,
  result: RefreshResult & { kind: 'items' },
  moment: Moment,
): FeedRecord {
  const emptied = result.items.length === 0 && record.items.length > 0;
  const keep = emptied && moment.now - record.goodAt < longestKeepWhenEmptied;
  return {
    url: record.url,
    items: keep ? record.items : withFirstSeen(result.items, record.items, moment.now),
    goodAt: keep ? record.goodAt : moment.now,
    // Without validators and hash the next answer is read whole: an emptied channel must be noticed when it fills.
    validators: keep ? {} : result.validators,
    bodyHash: keep ? undefined : result.bodyHash,
    movedTo: result.movedTo,
    fails: 0,
    nextTry: moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random),
    triedAt: moment.now,
  };
}

/** The record after a refresh. The last good items stay through every failure; success replaces them as a whole. */
export function applyAnswer(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  if (result.kind === 'items') return afterItems(record, result, moment);
  const nextTry = moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const { lastFailure: _, askedToWait: __, ...rest } = record;
  return { ...rest, goodAt: moment.now, fails: 0, nextTry, triedAt: moment.now };
}
