import '../../open-cities';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { blogState } from '@/lib/blog/blog-state';
import { cityStore } from '@/lib/city/this-city';
import { siteHealth } from '@/lib/health/site-health';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { writeFiles } from '../../../temporary/folder';
import { thisCity } from '../../this-city';
import { serveCitiesOf, smallest, writeCity } from '../city/read/write-city';

const [{ url } = { url: '' }] = sourcesOf(thisCity());
const now = Date.parse('2026-11-21T12:00:00Z');
const healthy = { ...newRecord(url), goodAt: now - 1000, nextTry: now + 60_000 };
const failing: FeedRecord = { ...healthy, fails: 1, lastFailure: { reason: 'dns', detail: '' } };
const gone = { ...failing, url: 'https://gone.example/feed' };

const serve = (...records: FeedRecord[]) => {
  setProcessWide('news', { feedStore: { records: () => records } });
};

beforeEach(() => serve(healthy));

test('the site is ok and ready while all feeds are healthy', async () => {
  expect(await siteHealth(thisCity(), now, 61_000)).toMatchObject({
    ready: true,
    status: 'ok',
    failing: 0,
    stale: 0,
    feeds: [{ url, ageSeconds: 1 }],
    uptimeSeconds: 61,
    blog: { source: 'city folder' },
    mistakes: [],
  });
});

test.each([
  ['that fails makes the site degraded but still ready', [healthy, failing], 'degraded', true],
  ['that the city no longer lists does not make the site degraded', [healthy, gone], 'ok', true],
  ['that was never fetched gives the site the status “starting”', [newRecord(url)], 'starting', false],
] as const)('a feed %s', async (_, feeds, status, ready) => {
  serve(...feeds);
  const health = await siteHealth(thisCity(), now, ready ? 61_000 : 500);
  expect(health).toMatchObject({ ready, status, failing: status === 'degraded' ? 1 : 0 });
  expect(health.feeds.map((feed) => feed.url)).not.toContain(gone.url);
});

test.each([
  [0, 'ok'],
  [1, 'degraded'],
])('a blog host with a failure count of %i makes the site %s', async (fails, status) => {
  const records = () => [{ ...healthy, key: 'list', fails }];
  Object.assign(blogState(), { blogs: new WeakMap([[thisCity(), { records }]]) });
  expect(await siteHealth(thisCity(), now, 61_000)).toMatchObject({
    ready: true,
    status,
    blog: { failing: fails },
  });
});

describe('the health report of a city', () => {
  const learn =
    "- year: '1957'\n  title: The first bridge\n  text: A bridge.\n  href: https://bridge.example/\n";
  const notice = '- { text: Leave the canyon now, from: 2026-11-21, until: 2026-11-31 }\n';

  /** Reads a city, changes one of its files and reads it again. */
  const edit = async (file: string, text: string) => {
    const root = writeCity({ 'city.yaml': smallest, 'learn.yaml': learn });
    await serveCitiesOf(root);
    cityStore();
    writeFileSync(path.join(root, 'boulder', file), text);
    await cityStore().refresh();
  };
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve();
  });

  test.each([
    ['a wrong key', 'learn.yaml', learn.replace('year', 'yeer'), 'learn.yaml:1: no such key: yeer'],
    [
      'an invalid notice',
      'city.yaml',
      `${smallest}notices:\n  ${notice}`,
      'city.yaml:12: until is “2026-11-31”: write a day such as 2026-12-05, or an hour of it, 2026-12-05 10:00',
    ],
  ])('is degraded by %s, and names the file and line', async (_, file, text, mistake) => {
    await edit(file, text);
    expect(await siteHealth(thisCity(), now, 61_000)).toMatchObject({
      ready: true,
      status: 'degraded',
      mistakes: expect.arrayContaining([mistake]),
    });
  });

  test('is degraded by an unreadable post, and names the file and line', async () => {
    await edit('README.md', 'For editors.');
    writeFiles(thisCity().folder, { 'posts/new.md': '---\nmetaTitle: A\n  - b\n---\n' });
    const { status, mistakes } = await siteHealth(thisCity(), now, 61_000);
    expect([status, mistakes]).toEqual(['degraded', [expect.stringMatching(/^posts\/new\.md:\d: /)]]);
  });

  test.each(['draft: true', 'date: 2099-01-01'])(
    'does not list the mistakes in an unpublished post: %s',
    async (waits) => {
      await edit('README.md', 'For editors.');
      writeFiles(thisCity().folder, { 'posts/new.md': `---\ntitle: A\n${waits}\nautor: Ann\n---\n` });
      expect(await siteHealth(thisCity(), now, 61_000)).toMatchObject({ status: 'ok', mistakes: [] });
    },
  );

  test('is ok once the mistake is corrected', async () => {
    await edit('learn.yaml', learn.replace('1957', '1958'));
    expect(await siteHealth(thisCity(), now, 61_000)).toMatchObject({ status: 'ok', mistakes: [] });
  });
});
