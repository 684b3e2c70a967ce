import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { siteHealth } from '@/lib/server/health/site-health';

const now = Date.parse('2026-11-21T12:00:00Z');
const shared = globalThis as { feedStore?: unknown; blogSources?: WeakMap<object, unknown> };
const healthy = { ...newRecord('https://news.example/feed'), goodAt: now - 1000, nextTry: now + 60_000 };
const failing: FeedRecord = { ...healthy, fails: 1, lastFailure: { reason: 'dns', detail: '' } };

const serve = (...records: FeedRecord[]) => {
  shared.feedStore = { records: () => records };
};
const host = (fails: number) => {
  const records = () => [{ ...healthy, key: 'list 1', fails }];
  shared.blogSources = new WeakMap([[thisCity(), { records }]]);
};

beforeEach(() => serve(healthy));
afterEach(() => {
  delete shared.feedStore;
  delete shared.blogSources;
});

test('a site whose sources are well is ok and ready', async () => {
  expect(await siteHealth(now, 61_000)).toMatchObject({
    ready: true,
    status: 'ok',
    failing: 0,
    stale: 0,
    feeds: [{ url: 'https://news.example/feed', ageSeconds: 1 }],
    uptimeSeconds: 61,
    blog: { source: 'city folder' },
  });
});

test('a feed that fails makes it degraded, and readers are sent all the same', async () => {
  serve(healthy, failing);
  expect(await siteHealth(now, 61_000)).toMatchObject({ ready: true, status: 'degraded', failing: 1 });
});

test('a site that knows of no feed yet is starting', async () => {
  serve(newRecord('https://news.example/feed'));
  expect(await siteHealth(now, 500)).toMatchObject({ ready: false, status: 'starting' });
});

test.each([
  [0, 'ok'],
  [1, 'degraded'],
])('a functions host with %i failures in a row: %s', async (fails, status) => {
  host(fails);
  expect(await siteHealth(now, 61_000)).toMatchObject({ ready: true, status, blog: { failing: fails } });
});
