import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { test as base, expect, headlines } from './support/fixtures';
import { getAt } from './support/get-at';
import { openMovableClock } from './support/movable-clock';
import { needs } from './support/needs';
import { openRedis, type Redis } from './support/redis';
import type { Site } from './support/site';

// Two instances that serve the same three cities, each at its host, with one Redis server.

needs('redis-server');

const hostOf = {
  boulder: 'boulder.example',
  merida: 'merida.example',
  'rancho-santa-margarita': 'rancho.example',
};
type Key = keyof typeof hostOf;
const keys = Object.keys(hostOf) as Key[];
/** Sources of the three cities, each address once; all three name the first. */
const feeds = ['local-news', 'politics', 'national-news', 'business', 'sports', 'automotive'];

/** The cities of tests/cities, with hosts, and with their feeds at the fake upstream. */
function citiesOn(url: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cities-'));
  cpSync('tests/cities', folder, { recursive: true });
  for (const key of readdirSync(folder) as Key[]) {
    const file = path.join(folder, key, 'city.yaml');
    const text = readFileSync(file, 'utf8').replaceAll('https://feeds.example', url);
    writeFileSync(file, `${text}\nhosts: [${hostOf[key]}]\n`);
  }
  return folder;
}

type World = { redis: Redis; instance: (settings?: Record<string, string>) => Promise<Site> };

const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
  redis: async ({}, use) => {
    const redis = await openRedis('word-of-the-server');
    await redis.start();
    await use(redis);
    await redis.signal('SIGKILL');
  },
  instance: async ({ open, redis, upstream }, use) => {
    const same = {
      REDIS_URL: redis.url,
      SIGNING_KEY: 'k'.repeat(32),
      CITIES_DIR: citiesOn(upstream.url),
      FEEDS: 'live',
      FEED_PROXY_URL: upstream.proxyUrl,
      SITE_URL: 'http://{host}',
      FEED_REFRESH_SECONDS: '300',
    };
    await use((settings = {}) =>
      open({ ...same, CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'site-')), ...settings }),
    );
  },
});

const shown = async (site: Site, key: Key, page = '/local-news') =>
  headlines((await getAt(site, hostOf[key], page)).html);
const health = async (site: Site) =>
  JSON.parse((await site.get('/api/health?ready')).html) as { sources: number; unasked: number };
const allAsked = (site: Site) =>
  expect.poll(async () => (await health(site)).unasked, { timeout: 20_000 }).toBe(0);
const newest = (upstream: FakeUpstream) => {
  upstream.setEdition('*', 2);
  return 'edition 2';
};

test('a source is asked by one instance, and the other shows in every city what it learned', async ({
  upstream,
  instance,
  redis,
}) => {
  const clock = openMovableClock();
  const one = await instance({ FEED_REFRESH_SECONDS: '60', ...clock.settings });
  await allAsked(one);
  expect((await health(one)).sources).toBe(feeds.length);
  // Three cities name it.
  expect(upstream.asked('local-news')).toBe(1);
  const words = newest(upstream);
  const other = await instance();
  await allAsked(other);
  // The period of the first instance is over, that of the other is not.
  clock.putForward(59_000);
  for (const key of keys)
    await expect.poll(async () => (await shown(one, key))[0], { timeout: 20_000 }).toContain(words);
  for (const feed of feeds) expect([feed, upstream.asked(feed)]).toEqual([feed, 2]);
  for (const key of keys) expect(await shown(one, key)).toEqual(await shown(other, key));
  const names = await redis.names();
  expect(names.filter((name) => !/^\*:news:1:[\da-f]{32}$/.test(name))).toEqual([]);
  expect(names).toHaveLength(feeds.length);
});

test('an instance that can reach no source starts with what the network knows; a site of one city does not', async ({
  upstream,
  instance,
  redis,
}) => {
  const one = await instance();
  await allAsked(one);
  await expect.poll(async () => (await redis.names()).length).toBe(feeds.length);
  upstream.setFault('*', 'status-404');
  const other = await instance();
  for (const key of keys)
    await expect.poll(() => shown(other, key), { timeout: 20_000 }).toEqual(await shown(one, key));
  const pinned = await instance({ CITY: 'boulder', SITE_URL: 'http://boulder.example' });
  await expect
    .poll(async () => Object.values(await pinned.health()).map(({ fails }) => fails > 0))
    .toEqual([true]);
  expect(await shown(pinned, 'boulder')).toEqual([]);
});

test('a post is shown in its own city alone, by both instances', async ({ upstream, instance, redis }) => {
  upstream.blog.posts = 3;
  upstream.blog.owner = (number) => hostOf[keys[number - 1] as Key];
  const settings = { BLOG_API_URL: upstream.blogUrl, BLOG_API_KEY: upstream.blog.key };
  const sites = [await instance(settings), await instance(settings)];
  for (const site of sites)
    for (const [at, key] of keys.entries()) {
      const list = await getAt(site, hostOf[key], '/blog');
      const slugs = [...new Set(list.html.match(/blog-post-\d\d/g))];
      expect([key, slugs]).toEqual([key, [`blog-post-0${at + 1}`]]);
      const statuses = await Promise.all(
        keys.map(
          async (_, number) => (await getAt(site, hostOf[key], `/blog/blog-post-0${number + 1}`)).status,
        ),
      );
      expect([key, statuses]).toEqual([key, keys.map((_, number) => (number === at ? 200 : 404))]);
    }
  const posts = (await redis.names()).filter((name) => name.includes(':posts:'));
  expect(posts.map((name) => name.split(':')[0]).sort()).toEqual(keys);
});
