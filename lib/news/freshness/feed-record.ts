import type { RecordShape } from '@/lib/freshness/records/records';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { Validators } from '@/lib/news/fetch-feed';
import { type ItemTally, storedTally } from '@/lib/news/item-tally';
import type { CalendarFields, NewsItem } from '@/lib/news/news-item';

/** `items` are the last good ones; a failure leaves them. */
export type FeedRecord = Timed & {
  url: string;
  items: readonly NewsItem[];
  tally?: ItemTally;
  /** They are the whole items of a cut-off document (quirk 43). */
  salvaged?: true;
  validators: Validators;
  /** Of the last good body: the same bytes need no parsing (quirk 26). */
  bodyHash?: string;
  /** How it was read (readingOf); absent in copies of older versions. */
  reading?: string;
  /** A permanent redirect, shown to the operator (quirk 25). */
  movedTo?: string;
};

export function newRecord(url: string): FeedRecord {
  return { ...neverAsked, url, items: [], validators: {} };
}

type Seen = 'dateSeen' | 'wordsSeen';
type Stored = Omit<NewsItem, 'firstSeen' | 'pubDate' | Seen> & { firstSeen: string; pubDate?: string } & {
  [name in Seen]?: string;
};

function isCalendar(value: unknown): value is CalendarFields {
  const { dates, times = '', location = '', text } = (value ?? {}) as Record<keyof CalendarFields, unknown>;
  return [dates, times, location, text].every((field) => typeof field === 'string');
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function revivedDates(stored: { [name in Seen]?: string }): { [name in Seen]?: Date } {
  const dates = Object.entries(stored).map(([name, text]) => [name, new Date(text ?? Number.NaN)] as const);
  return Object.fromEntries(dates.filter(([, date]) => !Number.isNaN(date.getTime())));
}

function revived(item: Stored): NewsItem | undefined {
  const { firstSeen, pubDate, dateSeen, wordsSeen, calendar, categories, credits, dayOnly, ...rest } = item;
  const texts = [rest.id, rest.title, rest.description, rest.link, rest.source];
  if (!texts.every((text) => typeof text === 'string') || !/^https?:\/\//.test(rest.link)) return undefined;
  const seen = new Date(firstSeen);
  const published = pubDate === undefined ? undefined : new Date(pubDate);
  if (Number.isNaN(seen.getTime()) || (published && Number.isNaN(published.getTime()))) return undefined;
  return {
    ...rest,
    firstSeen: seen,
    ...(published && { pubDate: published }),
    ...(published && revivedDates({ dateSeen, wordsSeen })),
    ...(published && dayOnly === true && { dayOnly }),
    ...(isListOfTexts(categories) && { categories }),
    ...(isListOfTexts(credits) && { credits }),
    ...(isCalendar(calendar) && { calendar }),
  };
}

function recordOf(stored: unknown, url: string): FeedRecord | undefined {
  const record = stored as Omit<FeedRecord, 'items'> & { items: Stored[] };
  if (record.url !== url || !Array.isArray(record.items)) return undefined;
  if (![record.goodAt, record.nextTry, record.fails].every(Number.isFinite)) return undefined;
  const { tally: told, ...rest } = record;
  const items = record.items.map(revived).filter((item) => item !== undefined);
  const tally = storedTally(told);
  // A copy without a tally is from an older version, which read less: the feed is fetched in full.
  if (!tally) return { ...rest, items, validators: {}, bodyHash: undefined };
  return { ...rest, items, tally, validators: record.validators ?? {} };
}

/** Stored as it is; every item is checked when it comes back. */
export const feedShape: RecordShape<FeedRecord> = { format: 1, read: recordOf };
