import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openRecords, type RecordStore } from '@/lib/freshness/records/records';
import { type FeedRecord, feedShape, newRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem } from '@/lib/news/news-item';
import { temporaryFolder } from '../../../../temporary/folder';
import { listener } from '../../../listener';
import { item } from '../make-item';

const url = 'https://news.example/feed';
const record = {
  ...newRecord(url),
  items: [item({ pubDate: new Date('2026-11-19T08:00:00Z'), author: 'A desk' }), item()],
  goodAt: 1_790_000_000_000,
};

let folder: string;
let heard: ReturnType<typeof listener>;
let disk: RecordStore<FeedRecord>;

beforeEach(() => {
  folder = temporaryFolder();
  heard = listener();
  const place = { folder, store: undefined, name: 'news', now: () => record.goodAt, log: heard.log };
  disk = openRecords(place, feedShape);
});

const storedFile = () => path.join(folder, readdirSync(folder)[0] as string);

test('a record is loaded as it was stored, with its dates, tally, parser settings and mark of salvaged items (quirk 43)', async () => {
  const tally = { came: 4, kept: 2, dropped: { duplicate: 2 } };
  const rest = {
    tally,
    validators: { etag: '"1"' },
    bodyHash: 'one',
    reading: 'so',
    salvaged: true,
  } as const;
  await disk.save(url, { ...record, ...rest });
  expect(await disk.load(url)).toEqual({ ...record, ...rest });
});

test.each([undefined, null, 'x', {}, { came: 'x', kept: 1, dropped: {} }])(
  'a record whose tally is %j is loaded with its items, but without its validators',
  async (tally) => {
    await disk.save(url, { ...record, validators: { etag: '"1"' }, bodyHash: 'one', tally: tally as never });
    expect(await disk.load(url)).toEqual(record);
  },
);

const pubDate = new Date('2026-11-20T14:30:00Z');
const seen = new Date('2026-11-20T14:35:00Z');
const calendar = { dates: 'September 1, 2026', times: 'All Day', location: 'Here', text: 'A sentence.' };

test.each<[string, Partial<NewsItem>, object]>([
  ['categories', { categories: ['Parks', 'Schools'] }, { categories: ['Parks', 7] }],
  ['dayOnly mark', { pubDate, dayOnly: true }, { dayOnly: 'yes' }],
  ['dateSeen and wordsSeen times', { dateSeen: seen, wordsSeen: seen }, { dateSeen: 'soon' }],
  ['calendar fields (quirk 34)', { calendar }, { calendar: { ...calendar, dates: 7 } }],
])('an item’s %s in a record can be loaded, unless they are damaged', async (_, fields, damage) => {
  const [whole, plain] = [item({ pubDate, ...fields }), item({ pubDate })];
  await disk.save(url, { ...record, items: [whole, { ...plain, ...damage } as never] });
  expect((await disk.load(url))?.items).toEqual([whole, plain]);
});

describe('a damaged record (fault 71)', () => {
  test.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['emptied', () => ''],
    ['not JSON', () => '<html>'],
    ['JSON without the fields of a record', () => '{"format":1}'],
  ])('is ignored and logged if it is %s', async (_, damage) => {
    await disk.save(url, record);
    writeFileSync(storedFile(), damage(readFileSync(storedFile(), 'utf8')));
    expect(await disk.load(url)).toBeUndefined();
    expect(heard.lines).toEqual([`warn a stored copy is damaged and was ignored source=${url}`]);
  });

  test('is not used if it belongs to another feed', () => {
    const stored = JSON.parse(JSON.stringify(record));
    expect(feedShape.read(stored, url)).toBeDefined();
    expect(feedShape.read(stored, 'https://other.example/feed')).toBeUndefined();
  });

  test.each([
    ['has no list of items', { items: {} }],
    ['has no time', { goodAt: undefined }],
    ['has an invalid time', { nextTry: 'soon' }],
  ])('is rejected if it %s', (_, damage) => {
    const stored = JSON.parse(JSON.stringify(record));
    expect(() => feedShape.read({ ...stored, ...damage }, url)).toThrow();
  });

  test.each([
    ['id', 7],
    ['title', undefined],
    ['source', null],
    ['firstSeen', 'soon'],
    ['pubDate', 'soon'],
    ['link', 'javascript:alert(1)'],
  ])('loses only the item whose %s is %p', async (field, value) => {
    await disk.save(url, { ...record, items: [...record.items, { ...item(), [field]: value }] });
    expect((await disk.load(url))?.items).toEqual(record.items);
  });
});
