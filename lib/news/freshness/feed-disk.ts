import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { CalendarFields, NewsItem } from '@/lib/news/news-item';

/** Changes when an older program's records can no longer be read, or lack what is read now (2: calendar fields). */
const format = 2;

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

function recordOf(text: string, url: string): FeedRecord | undefined {
  const stored = JSON.parse(text) as {
    format: number;
    record: Omit<FeedRecord, 'items'> & { items: Stored[] };
  };
  const { record } = stored;
  if (stored.format !== format || record.url !== url || !Array.isArray(record.items)) return undefined;
  if (![record.goodAt, record.nextTry, record.fails].every(Number.isFinite)) return undefined;
  const items = record.items.map(revived).filter((item) => item !== undefined);
  return { ...record, items, validators: record.validators ?? {} };
}

/** The last good copies as files, one a feed, written whole or not at all; what cannot be read or written is told to `complain`. */
export function feedDisk(folder: string, complain: (what: string) => void): FeedDisk {
  const fileOf = (url: string) =>
    path.join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  return {
    async load(url) {
      const text = await readFile(fileOf(url), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return recordOf(text, url);
      } catch {
        complain(`the stored copy of ${url} is damaged and was passed over`);
        return undefined;
      }
    },
    async save(record) {
      const file = fileOf(record.url);
      const draft = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify({ format, record }));
        await rename(draft, file);
      } catch (error) {
        complain(`the copy of ${record.url} could not be stored: ${(error as Error).message}`);
      }
    },
  };
}
