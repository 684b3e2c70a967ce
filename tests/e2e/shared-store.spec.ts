import { readFileSync } from 'node:fs';
import { connectRedis, RETRY_DELAY_MS, RedisStore } from '@/lib/web/shared-store/redis-store';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { temporaryFolder } from '../temporary/folder';
import { citiesFolder } from './support/cities';
import { test as base, expect, headlines } from './support/fixtures';
import { getAt } from './support/get-at';
import { openMovableClock } from './support/movable-clock';
import { needs } from './support/needs';
import { openRedis, type Redis } from './support/redis';
import type { Site } from './support/site';

// Several instances with one Redis server (requirements section 13, REDIS_URL), each with its own cache folder. They
// serve either one city, or the same three cities at their hosts.

needs('redis-server');

const password = 'word-of-the-server';
const sports = '/news/sports';
const newest = 'Sports headline 02, edition 2';

const hostOf = {
  boulder: 'boulder.example',
  merida: 'merida.example',
  'rancho-santa-margarita': 'rancho.example',
};
type Key = keyof typeof hostOf;
const keys = Object.keys(hostOf) as Key[];
/** All sources of the three cities. The first is in every city. */
const feeds = ['local-news', 'politics', 'national-news', 'business', 'sports', 'automotive'];

/** Copies tests/cities into a new folder, where each city has a host and takes its feeds from `url`. */
function citiesOn(url: string): string {
  const texts = keys.map((key) => {
    const text = readFileSync(`tests/cities/${key}/city.yaml`, 'utf8');
    return [
      `${key}/city.yaml`,
      `${text.replaceAll('https://feeds.example', url)}\nhosts: [${hostOf[key]}]\n`,
    ];
  });
  return citiesFolder(Object.fromEntries(texts), ...keys.map((key) => `tests/cities/${key}`));
}

type Open = (settings?: Record<string, string>) => Promise<Site>;

const test = base.extend<{ redis: Redis; instance: Open; network: Open }>({
  redis: async ({}, use) => {
    const redis = await openRedis(password);
    await redis.start();
    await use(redis);
    await redis.signal('SIGKILL');
  },
  instance: async ({ open, redis }, use) => {
    const shared = { REDIS_URL: redis.url, SIGNING_KEY: 'k'.repeat(32) };
    await use((settings = {}) => open({ ...shared, CACHE_DIR: temporaryFolder(), ...settings }));
  },
  network: async ({ instance, upstream }, use) => {
    const same = {
      CITIES_DIR: citiesOn(upstream.url),
      FEEDS: 'live',
      FEED_PROXY_URL: upstream.proxyUrl,
      SITE_URL: 'http://{host}',
      FEED_REFRESH_SECONDS: '300',
    };
    await use((settings = {}) => instance({ ...same, ...settings }));
  },
});

const shown = async (site: Site) => headlines((await site.get(sports)).html);
const allRead = (site: Site) =>
  expect.poll(async () => Object.values(await site.health()).every(({ items }) => items > 0)).toBe(true);
const store = async (site: Site) =>
  ((await (await fetch(`${site.url}/api/health?ready`)).json()) as { sharedStore?: string }).sharedStore;
const lines = (site: Site, words: string) =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes(words));

/** Expects a complete page with all headlines. */
async function serves(site: Site): Promise<void> {
  const page = await site.get(sports);
  expect(page.status).toBe(200);
  expect(headlines(page.html)).toHaveLength(20);
}

/** Expects the instance to show a newer edition once the upstream has one. */
async function follows(site: Site, upstream: FakeUpstream): Promise<void> {
  upstream.setEdition('sports', 2);
  await expect.poll(() => shown(site)).toContain(newest);
}

test('without Redis, pages and news still work; the outage is logged, and Redis is used again once it is back', async ({
  upstream,
  instance,
  redis,
}) => {
  const site = await instance();
  await allRead(site);
  await redis.signal('SIGKILL');
  await expect.poll(() => store(site)).toBe('out of reach');
  await serves(site);
  await follows(site, upstream);
  await redis.start();
  await expect.poll(() => store(site)).toBe('in reach');
  await serves(site);
  expect(lines(site, 'the shared store is out of reach')).toHaveLength(1);
  expect(lines(site, 'the shared store is back')).toHaveLength(1);
  expect(lines(site, password)).toEqual([]);
});

test('a failover loses no writes once the replica becomes primary again', async ({ redis }) => {
  let clock = 0;
  const lines: string[] = [];
  const store = new RedisStore(redis.url, {
    connect: connectRedis,
    now: () => clock,
    log: (_, what) => void lines.push(what),
  });
  await redis.order('REPLICAOF', '127.0.0.1', '1');
  for (let at = 0; at < 36; at++) await store.set(`name ${at}`, 'text', 60_000);
  expect([await redis.names(), store.inReach()]).toEqual([[], false]);
  await redis.order('REPLICAOF', 'NO', 'ONE');
  clock += RETRY_DELAY_MS;
  await store.set('last', 'text', 60_000);
  expect((await redis.names()).length).toBe(37);
  expect(lines).toHaveLength(2);
});

// The tests below use three cities.

const shownIn = async (site: Site, key: Key) =>
  headlines((await getAt(site, hostOf[key], '/local-news')).html);
const health = async (site: Site) =>
  JSON.parse((await site.get('/api/health?ready')).html) as { sources: number; unasked: number };
const allAsked = (site: Site) => expect.poll(async () => (await health(site)).unasked).toBe(0);

test('one instance fetches a source, and the other instance shows the result in every city', async ({
  upstream,
  network,
  redis,
}) => {
  const clock = openMovableClock();
  const one = await network({ FEED_REFRESH_SECONDS: '240', ...clock.settings });
  await allAsked(one);
  expect((await health(one)).sources).toBe(feeds.length);
  // All three cities have this source, and it was fetched once for them.
  expect(upstream.asked('local-news')).toBe(1);
  upstream.setEdition('*', 2);
  const other = await network();
  await allAsked(other);
  // allAsked counts copies from the shared store too, so this waits for the instance's own fetches.
  for (const key of keys)
    await expect.poll(async () => (await shownIn(other, key))[0]).toContain('edition 2');
  await expect.poll(() => feeds.map((feed) => upstream.asked(feed))).toEqual(feeds.map(() => 2));
  // Poll the store, because an instance shows a new copy before it stores it.
  const stored = async () => Promise.all((await redis.names()).map((name) => redis.order('GET', name)));
  const isNew = (copy: unknown) => String(copy).includes('edition 2');
  await expect.poll(async () => (await stored()).filter(isNew).length).toBe(feeds.length);
  // Move the first instance's clock close to its next refresh; the other instance refreshes later.
  clock.putForward(239_000);
  // The first instance finds the other's newer copies in the store when its own feeds are due.
  for (const key of keys) {
    const learned = await shownIn(other, key);
    await expect.poll(() => shownIn(one, key)).toEqual(learned);
  }
  for (const feed of feeds) expect([feed, upstream.asked(feed)]).toEqual([feed, 2]);
  const names = await redis.names();
  expect(names.filter((name) => !/^\*:news:1:[\da-f]{32}$/.test(name))).toEqual([]);
  expect(names).toHaveLength(feeds.length);
});

test('an instance that cannot reach the sources shows the shared store’s copies once the store responds, unless it serves a single city', async ({
  upstream,
  network,
  redis,
}) => {
  const one = await network();
  await allAsked(one);
  await expect.poll(async () => (await redis.names()).length).toBe(feeds.length);
  upstream.setFault('*', 'status-404');
  await redis.signal('SIGSTOP');
  const other = await network();
  await allAsked(other);
  expect(await shownIn(other, 'boulder')).toEqual([]);
  await redis.signal('SIGCONT');
  for (const key of keys) await expect.poll(() => shownIn(other, key)).toEqual(await shownIn(one, key));
  const pinned = await network({ CITY: 'boulder', SITE_URL: 'http://boulder.example' });
  await expect
    .poll(async () => Object.values(await pinned.health()).map(({ fails }) => fails > 0))
    .toEqual([true]);
  expect(await shownIn(pinned, 'boulder')).toEqual([]);
});

test('both instances show a post only in the city that it belongs to', async ({
  upstream,
  network,
  redis,
}) => {
  upstream.blog.posts = 3;
  upstream.blog.owner = (number) => hostOf[keys[number - 1] as Key];
  const settings = { BLOG_API_URL: upstream.blogUrl, BLOG_API_KEY: upstream.blog.key };
  const sites = [await network(settings), await network(settings)];
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
