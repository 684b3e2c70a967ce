import { clockSetBy } from '@/lib/base/clock';
import type { Failure } from '@/lib/base/outcome';
import { afterFailure, type Moment } from '@/lib/freshness/after-failure';
import { isShowable, longestKeepWhenEmptied, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import type { Validators } from '@/lib/news/fetch-feed';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { withFirstSights } from '@/lib/news/freshness/first-sights';
import type { ParsedItem } from '@/lib/news/news-item';
import type { ItemTally } from '@/lib/news/tally/item-tally';

/** `salvaged` items come from a cut-off document (quirk 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number }
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

/** Whether the whole items of a cut-off document are better than the copy: none, none to be shown, or cut off shorter. */
function isOutdone(record: FeedRecord, salvaged: readonly ParsedItem[], now: number): boolean {
  if (record.items.length === 0 || !isShowable(record, now)) return true;
  return record.salvaged === true && salvaged.length >= record.items.length;
}

function afterFailedRefresh(
  record: FeedRecord,
  { failure, salvaged, tally }: RefreshResult & { kind: 'failed' },
  moment: Moment,
): FeedRecord {
  const next = afterFailure(record, failure, moment);
  // An unasked 304 means that our validators mean nothing to the source.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  const { now } = moment;
  if (!salvaged?.length || !isOutdone(record, salvaged, now)) return next;
  const items = withFirstSights(salvaged, record.items, now + clockSetBy());
  // Without validators: they are those of another document.
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
  if (isEmptied && now - record.goodAt < longestKeepWhenEmptied) {
    const { lastFailure: _, askedToWait: __, ...kept } = record;
    // Without validators the next response is read whole: an emptied channel must be noticed when it fills.
    return { ...kept, ...answered, validators: {}, bodyHash: undefined };
  }
  const { tally, validators, bodyHash, reading } = result;
  const items = withFirstSights(result.items, record.items, now + clockSetBy());
  return { url: record.url, items, tally, goodAt: now, validators, bodyHash, reading, ...answered };
}

/** The last good items stay through every failure; success replaces them all. */
export function applyResponse(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  if (result.kind === 'items') return afterItems(record, result, moment);
  const nextTry = moment.now + waitAfterSuccess(moment.refreshMs, result.askedMs, moment.random);
  const { lastFailure: _, askedToWait: __, ...rest } = record;
  return { ...rest, goodAt: moment.now, fails: 0, nextTry, triedAt: moment.now };
}
