import { z } from 'zod';
import { clockSetBy } from '@/lib/base/clock';
import type { RecordShape } from '@/lib/freshness/records/records';
import {
  afterFailure,
  isShowable,
  MAX_AGE_WHEN_EMPTIED_MS,
  type Moment,
  waitAfterSuccess,
} from '@/lib/freshness/refresh-policy';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { withFirstSights } from '@/lib/news/freshness/first-sights';
import type { ItemTally } from '@/lib/news/item-tally';
import type { NewsItem, ParsedItem } from '@/lib/news/news-item';
import type { Known, RefreshResult } from '@/lib/news/sources/fetch-feed';

/** The stored state of a feed. `items`: the items of the last good response, kept when a fetch fails. */
export type FeedRecord = Timed &
  Known & {
    url: string;
    items: readonly NewsItem[];
    tally?: ItemTally;
    /** Set if `items` are the complete items of a truncated document (quirk 43). */
    salvaged?: true;
    /** Target of a permanent redirect, reported to operators (quirk 25). */
    movedTo?: string;
  };

/** Creates the record of a feed that was never fetched. */
export function newRecord(url: string): FeedRecord {
  return { ...neverAsked, url, items: [], validators: {} };
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
  // A source that responds with 304 to an unconditional request ignores validators, so drop them.
  if (failure.reason === 'not-modified-unasked') next.validators = {};
  const { now } = moment;
  if (!salvaged?.length || !isWorse(record, salvaged, now)) return next;
  const items = withFirstSights(salvaged, record.items, now + clockSetBy());
  // The stored validators belong to the earlier document, so drop them.
  return { ...next, items, tally, salvaged: true, goodAt: now, validators: {}, bodyHash: undefined };
}

/**
 * Returns the new record after a fetch. A success replaces all items, but if a feed has become empty, its old items are
 * kept for some time. A failure keeps the last good items unless salvaged ones are better.
 */
export function applyResponse(record: FeedRecord, result: RefreshResult, moment: Moment): FeedRecord {
  if (result.kind === 'failed') return afterFailedRefresh(record, result, moment);
  const { now, refreshMs, random } = moment;
  const { lastFailure: _, askedToWait: __, ...kept } = record;
  const nextTry = now + waitAfterSuccess(refreshMs, result.askedMs, random);
  const answered = { fails: 0, nextTry, triedAt: now };
  if (result.kind === 'unchanged')
    return { ...kept, ...answered, validators: result.validators ?? record.validators, goodAt: now };
  const { tally, validators, bodyHash, reading, movedTo } = result;
  const isEmptied = result.items.length === 0 && record.items.length > 0;
  // Clear the validators so that the next response has a body. We then notice when an emptied feed has items again.
  if (isEmptied && now - record.goodAt < MAX_AGE_WHEN_EMPTIED_MS)
    return { ...kept, ...answered, movedTo, validators: {}, bodyHash: undefined };
  const items = withFirstSights(result.items, record.items, now + clockSetBy());
  return { url: record.url, items, tally, goodAt: now, validators, bodyHash, reading, movedTo, ...answered };
}

const text = z.string();
const texts = z.array(text).optional().catch(undefined);
const time = z.iso.datetime().transform((written) => new Date(written));
const seen = time.optional().catch(undefined);
const number = z.number();

/** An item without one of the required fields is dropped. Other damaged fields are left out. */
const storedItem = z.looseObject({
  id: text,
  title: text,
  description: text,
  link: text.regex(/^https?:\/\//),
  source: text,
  firstSeen: time,
  pubDate: time.optional(),
  dateSeen: seen,
  wordsSeen: seen,
  eventChanged: seen,
  dayOnly: z.literal(true).optional().catch(undefined),
  categories: texts,
  credits: texts,
  calendar: z
    .object({ dates: text, times: text.optional(), location: text.optional(), agenda: text.optional(), text })
    .optional()
    .catch(undefined),
});

const storedRecord = z.looseObject({
  url: text,
  items: z.array(z.unknown()),
  goodAt: number,
  nextTry: number,
  fails: number,
  tally: z
    .object({ came: number, kept: number, dropped: z.record(text, number) })
    .optional()
    .catch(undefined),
  validators: z.object({ etag: text.optional(), lastModified: text.optional() }).catch({}),
});

function recordOf(stored: unknown, url: string): FeedRecord | undefined {
  const data = storedRecord.parse(stored);
  if (data.url !== url) return undefined;
  const items = data.items.flatMap((item) => storedItem.safeParse(item).data ?? []) as NewsItem[];
  const record = { ...data, items } as FeedRecord;
  // A record without a tally is from an older version: fetch the feed in full.
  return record.tally ? record : { ...record, validators: {}, bodyHash: undefined };
}

/** Format of stored records. Items are checked when they are read back. */
export const feedShape: RecordShape<FeedRecord> = { format: 1, read: recordOf };
