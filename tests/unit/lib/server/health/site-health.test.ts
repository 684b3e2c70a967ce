import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { siteHealth } from '@/lib/server/health/site-health';
import { smallest, writeCity } from '../../city/read/write-city';

const [{ url } = { url: '' }] = sourcesOf(thisCity());
const now = Date.parse('2026-11-21T12:00:00Z');
const before = { ...process.env };
const shared = globalThis as {
  feedStore?: unknown;
  cityStore?: unknown;
  blogSources?: WeakMap<object, unknown>;
};
const healthy = { ...newRecord(url), goodAt: now - 1000, nextTry: now + 60_000 };
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
    feeds: [{ url, ageSeconds: 1 }],
    uptimeSeconds: 61,
    blog: { source: 'city folder', unreadable: [] },
  });
});

test('a post that cannot be read is named', async () => {
  process.env.CITIES_DIR = writeCity({ 'city.yaml': smallest, 'posts/new.md': 'no front matter' });
  process.env.CITY = '';
  delete shared.cityStore;
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { blog } = await siteHealth(now, 61_000);
  said.mockRestore();
  process.env = { ...before };
  delete shared.cityStore;
  expect(blog).toEqual({ source: 'city folder', unreadable: ['posts/new.md'] });
});

test('a feed that fails makes it degraded, and readers are sent all the same', async () => {
  serve(healthy, failing);
  expect(await siteHealth(now, 61_000)).toMatchObject({ ready: true, status: 'degraded', failing: 1 });
});

test('a feed that the city no longer lists is not told, and does not make it degraded', async () => {
  serve(healthy, { ...failing, url: 'https://gone.example/feed' });
  const health = await siteHealth(now, 61_000);
  expect([health.status, health.feeds.map((feed) => feed.url)]).toEqual(['ok', [url]]);
});

test('a site that knows of no feed yet is starting', async () => {
  serve(newRecord(url));
  expect(await siteHealth(now, 500)).toMatchObject({ ready: false, status: 'starting' });
});

test.each([
  [0, 'ok'],
  [1, 'degraded'],
])('a functions host with %i failures in a row: %s', async (fails, status) => {
  host(fails);
  expect(await siteHealth(now, 61_000)).toMatchObject({ ready: true, status, blog: { failing: fails } });
});
