import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { temporaryFolder } from '../temporary/folder';
import { test as base, expect, headlines } from './support/fixtures';
import { openMovableClock } from './support/movable-clock';
import { type Site, startSite } from './support/site';
import { type SmallDisk, smallDisk } from './support/small-disk';

// Failures on our side (faults 69, 71, 72, 75): the disk, the clock, signals, a second instance.

const sports = '/news/sports';

const test = base.extend<{ disk: SmallDisk }>({
  disk: async ({}, use, info) => {
    const disk = smallDisk();
    // Only root can mount a disk. For other users, tests/unit/lib/freshness tests these faults with injected errors.
    info.skip(!disk, 'a disk of its own takes the right to mount one (root)');
    if (!disk) return;
    await use(disk);
    disk.remove();
  },
});

const errors = (site: Site) => site.log().match(/^.* error .*$/gm) ?? [];
const allRead = (site: Site) =>
  expect
    .poll(async () => Object.values(await site.health()).filter(({ items }) => items === 25).length)
    .toBe(16);

/** Expects that the site reads all feeds, shows every headline, and logs the problem in one line. */
async function servesAndSays(site: Site, upstream: FakeUpstream, reason: string): Promise<void> {
  await allRead(site);
  await upstream.whenAsked('sports', upstream.asked('sports') + 3);
  expect(headlines((await site.get(sports)).html)).toHaveLength(20);
  expect(errors(site).filter((line) => line.includes('/news '))).toEqual([expect.stringContaining(reason)]);
}

test('with a full disk, readers notice nothing, and the start and end of the fault are each logged once', async ({
  disk,
  upstream,
  open,
}) => {
  const empty = disk.fill();
  const site = await open({ CACHE_DIR: disk.folder });
  await servesAndSays(site, upstream, 'code=ENOSPC');
  empty();
  await expect.poll(() => site.log()).toContain('copies can be stored again');
  // Poll, because a temporary file exists while a copy is being written.
  const drafts = () => readdirSync(path.join(disk.folder, 'news')).filter((name) => !name.endsWith('.json'));
  await expect.poll(drafts).toEqual([]);
});

test('with a read-only disk, stored copies are shown immediately, and one log line reports the fault', async ({
  disk,
  upstream,
  open,
}) => {
  const first = await open({ CACHE_DIR: disk.folder });
  await allRead(first);
  const before = headlines((await first.get(sports)).html);
  await first.end('SIGKILL');
  disk.setReadOnly();
  const second = await open({ CACHE_DIR: disk.folder });
  expect(headlines((await second.get(sports)).html)).toEqual(before);
  await servesAndSays(second, upstream, 'code=EROFS');
});

test('with a file in place of the cache folder, the site works and logs that it can neither read nor store copies', async ({
  open,
}) => {
  const file = path.join(temporaryFolder(), 'cache');
  writeFileSync(file, '');
  const site = await open({ CACHE_DIR: file });
  await allRead(site);
  expect(headlines((await site.get(sports)).html)).toHaveLength(20);
  const kinds = errors(site).map(
    (line) => /stored copies cannot be read|copies cannot be stored/.exec(line)?.[0],
  );
  expect([...new Set(kinds)]).toEqual(['stored copies cannot be read', 'copies cannot be stored']);
});

test('after repeated kill -9 during writes, every copy on disk is complete and temporary files are removed', async ({
  upstream,
  open,
}) => {
  let site = await open();
  const news = path.join(site.cacheDir, 'news');
  await allRead(site);
  for (let round = 2; round < 4; round++) {
    upstream.setEdition('*', round);
    await upstream.whenAsked('sports', upstream.asked('sports') + 1);
    await site.end('SIGKILL');
    for (const name of readdirSync(news).filter((name) => name.endsWith('.json')))
      JSON.parse(readFileSync(path.join(news, name), 'utf8'));
    const left = path.join(news, 'a.json.0000.tmp');
    writeFileSync(left, '{"half');
    utimesSync(left, 1, 1);
    site = await open({ CACHE_DIR: site.cacheDir });
    expect(headlines((await site.get(sports)).html)).toHaveLength(20);
  }
  await expect.poll(() => existsSync(path.join(news, 'a.json.0000.tmp'))).toBe(false);
  expect(site.log()).not.toContain('damaged');
});

test('after two instances have shared a cache folder, a restart shows the newer good copy', async ({
  upstream,
  open,
}) => {
  const one = await open();
  await allRead(one);
  // The second instance cannot reach any feed; its failures must not replace the copies of the first.
  const other = await open({ CACHE_DIR: one.cacheDir, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
  upstream.setEdition('sports', 2);
  const edition = async (site: Site) => headlines((await site.get(sports)).html)[0];
  await expect.poll(() => edition(one)).toContain('edition 2');
  await expect.poll(async () => (await other.health()).sports?.fails).toBeGreaterThan(0);
  await upstream.whenAsked('sports', upstream.asked('sports') + 1);
  upstream.setFault('*', 'reset-on-connect');
  await Promise.all([one.end('SIGKILL'), other.end('SIGTERM')]);
  const third = await open({ CACHE_DIR: one.cacheDir });
  expect(await edition(third)).toContain('edition 2');
  expect(headlines((await third.get('/news/business-and-finance')).html)).toHaveLength(20);
});

for (const [way, days] of [
  ['forward', 365],
  ['back', -365],
] as const) {
  test(`after the clock is set ${way} by a year, headlines stay and feeds are fetched on schedule`, async ({
    upstream,
    open,
  }) => {
    const clock = openMovableClock();
    const site = await open({ ...clock.settings, CLOCK_IS_SET: 'yes', FEED_REFRESH_SECONDS: '3' });
    await allRead(site);
    const before = headlines((await site.get(sports)).html);
    upstream.setFault('sports', 'status-404');
    clock.putForward(days * 86_400_000);
    const all = upstream.asked('*');
    await upstream.whenAsked('business', upstream.asked('business') + 2);
    expect(upstream.asked('*') - all).toBeLessThan(16 * 6);
    expect(headlines((await site.get(sports)).html)).toEqual(before);
    const { sports: silent, business } = await site.health();
    expect(silent?.ageSeconds).toBeLessThan(60);
    expect(business).toMatchObject({ fails: 0, items: 25 });
  });
}

test('on SIGTERM under load, open requests finish, and npm start exits with 0 within ten seconds', async ({
  upstream,
}) => {
  const site = await startSite({ FEEDS: upstream.feedTemplate }, 'start');
  await allRead(site);
  let ending = false;
  let whole = 0;
  const torn: string[] = [];
  // Sixteen readers on keep-alive connections. Each requests the page again as soon as the last response is complete.
  const readers = Array.from({ length: 16 }, async () => {
    for (;;) {
      try {
        const page = await site.get(sports);
        if (!page.html.endsWith('</html>')) torn.push(`cut off after ${page.html.length}`);
        whole++;
      } catch (error) {
        // During shutdown a connection may be refused, but no response may be truncated.
        if (!ending || String(error).includes('terminated')) torn.push(String(error));
        return;
      }
    }
  });
  await expect.poll(() => whole).toBeGreaterThan(50);
  ending = true;
  const start = performance.now();
  expect(await site.end('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  await Promise.all(readers);
  expect(torn).toEqual([]);
});

test('a site whose log pipe is closed uses no CPU time', async ({ open }) => {
  const site = await open({ FEED_REFRESH_SECONDS: '300' });
  await allRead(site);
  site.closeLog();
  for (const name of ['one', 'two', 'three']) expect((await site.get(`/no-${name}`)).status).toBe(404);
  // A site that logged its own logging failures would use all CPU time.
  let before = site.cpu();
  const usedSinceLastLook = () => {
    const used = site.cpu() - before;
    before += used;
    return used;
  };
  await expect.poll(usedSinceLastLook, { intervals: [1000], timeout: 20_000 }).toBeLessThan(0.1);
});
