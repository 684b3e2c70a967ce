import { type FeedKey, sectionByFeedKey } from '../../lib/sections';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { expect, headlines, test, words } from './support/fixtures';
import { sectionPath } from './support/section-paths';
import type { Site } from './support/site';
import { type Stage, startStage } from './support/stage';
import { NO_WAIT_MS, SHORT_WAIT_MS } from './support/waits';

// The built site with a fake upstream that has faults (requirements section 12).

const sports = '/news/sports';
const pathOf = (feed: FeedKey) => sectionPath(sectionByFeedKey(feed));

test('a section whose feed is down at startup has a complete page with an error message, and shows headlines within one refresh after the feed recovers', async ({
  upstream,
  open,
}) => {
  upstream.setFault('*', 'status-500');
  const site = await open();
  const down = await site.get(sports);
  expect(down.status).toBe(200);
  expect(words(down.html)).toContain('Failed to load content: HTTP error! status: 500');
  expect(words(down.html)).toContain('Try Again');
  const feed = await site.get(`${sports}/rss.xml`);
  expect([feed.status, feed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(feed.headers.get('retry-after'))).toBeGreaterThan(0);
  upstream.setFault('*', null);
  await expect.poll(async () => headlines((await site.get(sports)).html).length).toBe(20);
  expect((await site.get(`${sports}/rss.xml`)).status).toBe(200);
});

test('the page of a section whose feed hangs at startup waits at most four seconds, and shows headlines once the feed responds', async ({
  upstream,
  open,
}) => {
  upstream.setFault('sports', 'hang');
  const site = await open();
  // The first page of a process is the slowest, whatever its feed does, so another page is requested first.
  expect(headlines((await site.get('/news/business-and-finance')).html)).toHaveLength(20);
  const page = await site.get(sports);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(SHORT_WAIT_MS);
  expect(words(page.html)).toContain('Failed to load content: Failed to fetch RSS feed');
});

test.describe('after all feeds have loaded once', () => {
  let stage: Stage;
  let upstream: FakeUpstream;
  let site: Site;
  // The tests share one site. Each test uses its own section and resets the upstream's faults.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    stage = await startStage(() => ({ FEED_REFRESH_SECONDS: '1' }));
    ({ upstream, site } = stage);
  });
  test.afterAll(() => stage.end());

  // every-fault.spec.ts tests all other kinds of faults.
  for (const [kind, feed] of [
    ['hang', 'world-news'],
    ['slow-drip', 'politics'],
    ['zero-items', 'health'],
  ] as const) {
    test(`the last good headlines stay during the fault “${kind}”, and no reader waits`, async () => {
      const path = pathOf(feed);
      const before = headlines((await site.get(path)).html);
      const sent = headlines((await site.get(`${path}/rss.xml`)).html);
      expect(before.length).toBeGreaterThanOrEqual(20);
      const asked = upstream.asked(feed);
      upstream.setFault(feed, kind);
      await upstream.whenAsked(feed, asked + 1);
      for (let reader = 0; reader < 20; reader++) {
        const page = await site.get(path);
        expect(headlines(page.html)).toEqual(before);
        expect(page.ms).toBeLessThan(NO_WAIT_MS);
      }
      expect(headlines((await site.get(`${path}/rss.xml`)).html)).toEqual(sent);
    });
  }

  test('new headlines show within one refresh, even after an outage', async () => {
    const edition = async () =>
      /edition (\d+)/.exec(headlines((await site.get(sports)).html).at(0) ?? '')?.[1];
    expect(await edition()).toBe('1');
    upstream.setEdition('sports', 2);
    await expect.poll(edition).toBe('2');
    upstream.setFault('sports', 'reset-on-connect');
    await expect.poll(async () => (await site.health()).sports?.fails).toBeGreaterThan(0);
    upstream.setEdition('sports', 3);
    upstream.setFault('sports', null);
    await expect.poll(edition).toBe('3');
  });
});

test('after kill -9 with every feed down, the same headlines are immediately served from disk (fault 69)', async ({
  upstream,
  open,
}) => {
  const first = await open();
  const before = headlines((await first.get(sports)).html);
  await expect
    .poll(async () => Object.values(await first.health()).filter(({ items }) => items === 25).length)
    .toBe(16);
  const home = headlines((await first.get('/')).html);
  upstream.setFault('*', 'reset-on-connect');
  await first.end('SIGKILL');
  const second = await open({ CACHE_DIR: first.cacheDir });
  expect(headlines((await second.get(sports)).html)).toEqual(before);
  expect(headlines((await second.get('/')).html)).toEqual(home);
});
