import { z } from 'zod';
import type { RecordShape } from '@/lib/freshness/records/records';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { ItemTally } from '@/lib/news/item-tally';
import type { NewsItem } from '@/lib/news/news-item';
import type { Validators } from '@/lib/news/sources/fetch-feed';

/** The stored state of a feed. `items`: the items of the last good response, kept when a fetch fails. */
export type FeedRecord = Timed & {
  url: string;
  items: readonly NewsItem[];
  tally?: ItemTally;
  /** Set if `items` are the complete items of a truncated document (quirk 43). */
  salvaged?: true;
  validators: Validators;
  /** Hash of the last good body. If the next body is the same, it is not parsed again (quirk 26). */
  bodyHash?: string;
  /** Hash of the rules by which the feed was parsed (readingOf); absent in records of older versions. */
  reading?: string;
  /** Target of a permanent redirect, reported to operators (quirk 25). */
  movedTo?: string;
};

export function newRecord(url: string): FeedRecord {
  return { ...neverAsked, url, items: [], validators: {} };
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
