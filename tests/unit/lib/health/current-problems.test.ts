import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { trouble } from '@/lib/base/log';
import { setProcessWide } from '@/lib/base/process-wide';
import { readFolderPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { currentProblems } from '@/lib/health/current-problems';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { writeFiles } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

const now = Date.parse('2026-11-24T12:00:00Z');
const day = 86_400_000;
const url = 'https://news.example/feed';
const failing: FeedRecord = {
  ...newRecord(url),
  goodAt: now - day,
  fails: 7,
  lastFailure: {
    reason: 'http-status',
    detail: 'HTTP status 503 of https://key@secret.example',
    status: 503,
  },
};
const cities = writeCities({
  boulder: `${smallest}hosts: [boulder.example]\n`,
  marfa: `${smallest}hosts: [marfa.example]\n`,
});

const serve = (...records: FeedRecord[]) => setProcessWide('news', { feedStore: { records: () => records } });
const lines = () => [...currentProblems(now).values()].map(({ begun, over }) => [begun, over]);

await serveCitiesOf(cities, { SITE_URL: 'https://{host}' });
beforeEach(() => {
  serve();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('currentProblems reports once that a feed has had no good response for a day, with its city, its name and the reason', () => {
  serve(failing);
  expect(lines()).toEqual([
    [
      'boulder and 1 more: Example News has been silent for a day: http-status 503',
      'boulder and 1 more: Example News is back',
    ],
  ]);
});

test.each<[string, FeedRecord]>([
  ['a good response less than a day ago', { ...failing, goodAt: now - day + 60_000 }],
  ['no failure, for example after the machine was asleep', { ...failing, fails: 0 }],
  ['no good response yet', { ...failing, goodAt: 0 }],
  ['no city that lists it anymore', { ...failing, url: 'https://gone.example/feed' }],
])('currentProblems does not report a feed with %s', (_, record) => {
  serve(record);
  expect(lines()).toEqual([]);
});

test('currentProblems reports each file with mistakes once, including an unpublished post', async () => {
  writeFiles(cities, {
    'marfa/posts/new.md': '---\ntitle: A\ndate: 2026-11-01\ndrafts: true\n---\n\nText.\n',
    'boulder/learn.yaml': '- { yeer: 1, titel: A }\n',
  });
  await serveCitiesOf(cities);
  await readFolderPosts(cityByKey('marfa') as City);
  expect(lines()).toEqual([
    [expect.stringMatching(/^boulder: learn\.yaml:1: /), 'boulder: learn.yaml has no mistakes anymore'],
    [
      expect.stringMatching(/^marfa: posts\/new\.md:4: no such key: drafts/),
      'marfa: posts/new.md has no mistakes anymore',
    ],
  ]);
  writeFiles(cities, { 'marfa/posts/new.md': '---\ntitle: A\ndate: 2026-11-01\n---\n\nText.\n' });
  rmSync(path.join(cities, 'boulder/learn.yaml'));
  await serveCitiesOf(cities);
  await readFolderPosts(cityByKey('marfa') as City);
  expect(lines()).toEqual([]);
});

test('currentProblems reports a disk error that affects several folders once, until all can be written again', () => {
  const folders = [1, 2].map(() =>
    trouble(() => undefined, 'error', 'copies cannot be stored', 'they can again'),
  );
  const warned = trouble(() => undefined, 'warn', 'a cache is away', 'it is back');
  for (const one of [...folders, warned]) one.begins({});
  expect(lines()).toEqual([['all cities: copies cannot be stored', 'all cities: they can again']]);
  folders[0]?.ends({});
  expect(lines()).toHaveLength(1);
  folders[1]?.ends({});
  expect(lines()).toEqual([]);
});
