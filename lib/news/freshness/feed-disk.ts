import { type RecordRoom, recordFiles } from '@/lib/freshness/record-files';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { CalendarFields, NewsItem } from '@/lib/news/news-item';

const format = 1;

/** Keeps the records of feeds over a restart. */
export type FeedDisk = {
  load: (url: string) => Promise<FeedRecord | undefined>;
  save: (record: FeedRecord) => Promise<void>;
};

type Stored = Omit<NewsItem, 'firstSeen' | 'pubDate'> & { firstSeen: string; pubDate?: string };

function isCalendar(value: unknown): value is CalendarFields {
  const { dates, times = '', location = '', text } = (value ?? {}) as Record<keyof CalendarFields, unknown>;
  return [dates, times, location, text].every((field) => typeof field === 'string');
}

function revived(item: Stored): NewsItem | undefined {
  const { firstSeen, pubDate, calendar, ...rest } = item;
  const texts = [rest.id, rest.title, rest.description, rest.link, rest.source];
  if (!texts.every((text) => typeof text === 'string') || !/^https?:\/\//.test(rest.link)) return undefined;
  const seen = new Date(firstSeen);
  const published = pubDate === undefined ? undefined : new Date(pubDate);
  if (Number.isNaN(seen.getTime()) || (published && Number.isNaN(published.getTime()))) return undefined;
  return {
    ...rest,
    firstSeen: seen,
    ...(published && { pubDate: published }),
    ...(isCalendar(calendar) && { calendar }),
  };
}

function recordOf(stored: unknown, url: string): FeedRecord | undefined {
  const record = stored as Omit<FeedRecord, 'items'> & { items: Stored[] };
  if (record.url !== url || !Array.isArray(record.items)) return undefined;
  if (![record.goodAt, record.nextTry, record.fails].every(Number.isFinite)) return undefined;
  const items = record.items.map(revived).filter((item) => item !== undefined);
  return { ...record, items, validators: record.validators ?? {} };
}

/** The last good copies as files, one a feed. */
export function feedDisk(room: RecordRoom): FeedDisk {
  const files = recordFiles<FeedRecord>(room, { format, read: recordOf });
  return { load: files.load, save: (record) => files.save(record.url, record) };
}
