import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BlogSource } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import type { CachedHost } from '@/lib/blog/sources/cached-host';
import type { City } from '@/lib/city/city-type';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { neverAsked } from '@/lib/freshness/timed';
import { MAX_START_MS, networkHealth } from '@/lib/health/site-health';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { temporaryFolder, writeFiles } from '../../../temporary/folder';
import { playedSource } from '../blog/make-blog';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

const now = Date.parse('2026-11-21T12:00:00Z');
const count = 102;
const keys = Array.from({ length: count }, (_, at) => `town-${String(at).padStart(3, '0')}`);

const towns = keys.map((key) => [key, `${smallest}hosts: [${key}.example]\n`]);
await serveCitiesOf(writeCities(Object.fromEntries(towns)), {
  CACHE_DIR: temporaryFolder(),
  BLOG_API_URL: 'https://functions.example/api',
  BLOG_API_KEY: 'a-key',
});

type Blogs = WeakMap<City, BlogSource & Partial<CachedHost>>;

/** Gives each city a copy of one post, and lets the blog host fail for the last `failing` cities. */
function failFor(failing: number): void {
  const blogs: Blogs = new WeakMap();
  servedCities().forEach((city, at) => {
    const fails = at >= count - failing ? 1 : 0;
    const records = () => [{ ...neverAsked, key: 'list', goodAt: now, fails }];
    blogs.set(city, { ...playedSource().source, records });
  });
  Object.assign(blogState(), { blogs: blogs });
}

beforeEach(() => failFor(0));

const health = (uptimeMs: number) => networkHealth(now, uptimeMs);

describe('the health report of a network', () => {
  test('counts its cities, and counts a feed that several cities list only once', async () => {
    expect(await health(MAX_START_MS)).toMatchObject({
      ready: true,
      status: 'ok',
      cities: count,
      mistakes: [],
      sources: 1,
      unasked: 1,
      uptimeSeconds: 15,
    });
  });

  test('is degraded by editors’ mistakes, and lists each mistake with city, file and line', async () => {
    const entry = 'notices:\n  - { text: Leave now, from: 2026-11-21, until: 2026-11-31 }\n';
    const { CITIES_DIR: root = '' } = process.env;
    const write = (key: string, text: string) => writeFiles(root, { [`${key}/city.yaml`]: text });
    write('broken', 'name: Nowhere\n');
    write('town-001', `${smallest}hosts: [town-001.example]\n${entry}`);
    await cityStore().refresh();
    const { status, mistakes } = await health(MAX_START_MS);
    rmSync(path.join(root, 'broken'), { recursive: true });
    write('town-001', `${smallest}hosts: [town-001.example]\n`);
    await cityStore().refresh();
    await cityStore().refresh();
    failFor(0);
    expect(status).toBe('degraded');
    expect(mistakes).toContainEqual(expect.stringMatching(/^broken\/city\.yaml:1: region is missing: /));
    expect(mistakes).toContainEqual(expect.stringMatching(/^town-001\/city\.yaml:13: until is /));
    expect(await health(MAX_START_MS)).toMatchObject({ status: 'ok', mistakes: [] });
  });

  test.each([
    ['is ok while the posts of all cities can be fetched', 0, 'ok', []],
    ['is degraded if the posts of one city cannot be fetched', 1, 'degraded', ['town-101']],
    ['lists at most a hundred failing cities', count, 'degraded', keys.slice(0, 100)],
  ])('%s', async (_, fails, status, failing) => {
    failFor(fails);
    const report = await health(MAX_START_MS);
    expect(report.status).toBe(status);
    expect(report.blog).toEqual({ source: 'functions host', failing });
  });
});

test('a network is starting until each feed has been fetched or the startup timeout has passed', async () => {
  expect(await health(500)).toMatchObject({ ready: false, status: 'starting', unasked: 1 });
  await feedStore().known({ url: 'https://news.example/feed' });
  expect(await health(500)).toMatchObject({ ready: false, status: 'starting' });
  expect(await health(MAX_START_MS)).toMatchObject({ ready: true, status: 'ok' });
});
