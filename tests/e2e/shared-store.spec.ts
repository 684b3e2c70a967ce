import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { test as base, expect, headlines } from './support/fixtures';
import { openMovableClock } from './support/movable-clock';
import { needs } from './support/needs';
import { openRedis, type Redis } from './support/redis';
import type { Site } from './support/site';

// Several instances with one Redis server (requirements section 13, REDIS_URL), each with a folder of its own.

needs('redis-server');

const password = 'word-of-the-server';
const sports = '/news/sports';
const newest = 'Sports headline 02, edition 2';

type World = { redis: Redis; instance: (settings?: Record<string, string>) => Promise<Site> };

const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from this pattern
  redis: async ({}, use) => {
    const redis = await openRedis(password);
    await redis.start();
    await use(redis);
    await redis.signal('SIGKILL');
  },
  instance: async ({ open, redis }, use) => {
    const shared = { REDIS_URL: redis.url, SIGNING_KEY: 'k'.repeat(32) };
    await use((settings = {}) =>
      open({ ...shared, CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'site-')), ...settings }),
    );
  },
});

const shown = async (site: Site) => headlines((await site.get(sports)).html);
const allRead = (site: Site) =>
  expect
    .poll(async () => Object.values(await site.health()).every(({ items }) => items > 0), { timeout: 20_000 })
    .toBe(true);
const store = async (site: Site) =>
  ((await (await fetch(`${site.url}/api/health?ready`)).json()) as { sharedStore?: string }).sharedStore;
const lines = (site: Site, words: string) =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes(words));

/** Whole and quick, with all its headlines. */
async function serves(site: Site): Promise<void> {
  const page = await site.get(sports);
  expect(page.status).toBe(200);
  // A server that is deaf is given 2.5 seconds to answer.
  expect(page.ms).toBeLessThan(2400);
  expect(headlines(page.html)).toHaveLength(20);
}

/** The instance has learned of a new edition since. */
async function follows(site: Site, upstream: FakeUpstream): Promise<void> {
  upstream.setEdition('sports', 2);
  await expect.poll(() => shown(site), { timeout: 20_000 }).toContain(newest);
}

test('an instance that is new and can reach no source starts with what the others know', async ({
  upstream,
  instance,
}) => {
  const first = await instance();
  await allRead(first);
  const before = await shown(first);
  upstream.setFault('*', 'status-500');
  const second = await instance();
  await expect.poll(() => shown(second), { timeout: 10_000 }).toEqual(before);
  expect(before).toHaveLength(20);
  expect(await store(second)).toBe('in reach');
});

test('a source is asked by one instance, and the other shows what it learned', async ({
  upstream,
  instance,
}) => {
  const clock = openMovableClock();
  const one = await instance({ FEED_REFRESH_SECONDS: '60', ...clock.settings });
  await allRead(one);
  upstream.setEdition('sports', 2);
  const other = await instance({ FEED_REFRESH_SECONDS: '300' });
  await allRead(other);
  expect(await shown(one)).not.toContain(newest);
  // The period of the first instance is over, that of the other is not.
  clock.putForward(59_000);
  await expect.poll(() => shown(one), { timeout: 20_000 }).toContain(newest);
  expect(upstream.asked('sports')).toBe(2);
});

test('the server is killed: pages stay, news comes in, two lines are written, and it is used again when it is back', async ({
  upstream,
  instance,
  redis,
}) => {
  const site = await instance();
  await allRead(site);
  await redis.signal('SIGKILL');
  await expect.poll(() => store(site), { timeout: 20_000 }).toBe('out of reach');
  await serves(site);
  await follows(site, upstream);
  await redis.start();
  await expect.poll(() => store(site), { timeout: 20_000 }).toBe('in reach');
  await serves(site);
  expect(lines(site, 'the shared store is out of reach')).toHaveLength(1);
  expect(lines(site, 'the shared store is back')).toHaveLength(1);
  expect(lines(site, password)).toEqual([]);
});

test('the server falls deaf: pages stay quick, and news comes in', async ({ upstream, instance, redis }) => {
  const site = await instance();
  await allRead(site);
  await redis.signal('SIGSTOP');
  await expect.poll(() => store(site), { timeout: 20_000 }).toBe('out of reach');
  await serves(site);
  await follows(site, upstream);
  await redis.signal('SIGCONT');
  await expect.poll(() => store(site), { timeout: 20_000 }).toBe('in reach');
});

test('a start with nobody at the address: the site serves from its sources, and one line says why', async ({
  instance,
}) => {
  const site = await instance({ REDIS_URL: 'redis://127.0.0.1:9' });
  await allRead(site);
  await serves(site);
  expect(lines(site, 'the shared store is out of reach')).toEqual([
    expect.stringContaining('server=127.0.0.1:9 reason=ECONNREFUSED'),
  ]);
});
