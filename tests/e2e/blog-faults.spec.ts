import type { FakeUpstream, FaultKind } from '../fake-upstream/fake-upstream';
import { firstPost as first, headOf, titles, withBlog } from './support/blog';
import { expect, test, words } from './support/fixtures';
import type { Site } from './support/site';
import { type Stage, startStage } from './support/stage';
import { NO_WAIT_MS } from './support/waits';

// A blog host that fails at startup, later, or across a restart.

for (const [kind, message] of [
  ['status-500', 'HTTP error! status: 500'],
  ['reset-on-connect', 'An error occurred'],
] as const)
  test(`if the blog host fails at startup (${kind}), the blog returns 503 with the specified message, and later recovers`, async ({
    upstream,
    open,
  }) => {
    upstream.setFault('blog-list', kind);
    upstream.setFault('blog-detail', kind);
    const site = await open(withBlog(upstream));
    const list = await site.get('/blog');
    expect(list.status).toBe(503);
    expect(words(list.html)).toContain(`Error loading blogs: ${message}`);
    for (const path of ['/rss.xml', '/atom.xml', '/feed.json'])
      expect((await site.get(path)).status, path).toBe(503);
    const detail = await site.get(first);
    expect(detail.status).toBe(503);
    expect(words(detail.html)).toContain(`Error Loading Blog ${message}`);
    expect(detail.headers.get('retry-after')).toBe('60');
    expect(detail.headers.get('cache-control')).toContain('no-store');
    expect(headOf(detail.html)).toContain('noindex');
    upstream.setFault('*', null);
    await expect.poll(async () => (await site.get(first)).status).toBe(200);
    for (const path of ['/blog', '/rss.xml'])
      await expect.poll(async () => (await site.get(path)).status).toBe(200);
  });

/** Expects that during a fault the site still shows its posts and keeps no reader waiting. */
async function keepsItsPosts(site: Site, upstream: FakeUpstream, kind: FaultKind): Promise<void> {
  const shown = () => Promise.all(['/blog', first, '/rss.xml'].map((path) => site.get(path)));
  // On a busy machine, the first pages may be sent before the posts have arrived.
  await expect.poll(async () => (await shown()).map(({ status }) => status)).toEqual([200, 200, 200]);
  const before = (await shown()).map(({ html }) => titles(html));
  const asked = upstream.asked('blog-list');
  upstream.setFault('blog-list', kind);
  upstream.setFault('blog-detail', kind);
  await upstream.whenAsked('blog-list', asked + 1);
  for (let reader = 0; reader < 10; reader++) {
    const pages = await shown();
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.map(({ html }) => titles(html))).toEqual(before);
    for (const { ms } of pages) expect(ms).toBeLessThan(NO_WAIT_MS);
  }
}

test.describe('if the blog host fails after startup', () => {
  let stage: Stage;
  let upstream: FakeUpstream;
  let site: Site;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    stage = await startStage((host) => ({ ...withBlog(host), FEED_REFRESH_SECONDS: '1' }));
    ({ upstream, site } = stage);
  });
  test.afterEach(() => upstream.setFault('*', null));
  test.afterAll(() => stage.end());

  for (const kind of ['status-500', 'status-404', 'html-200', 'truncated'] as const)
    test(`with ${kind}, the last good posts stay, and no reader waits`, () =>
      keepsItsPosts(site, upstream, kind));

  test('and recovers, new posts still arrive', async () => {
    await site.get('/blog');
    upstream.setEdition('blog-list', 2);
    await expect.poll(async () => titles((await site.get('/blog')).html)[0]).toBe('Blog post 01, edition 2');
  });
});

// A host that never answers keeps its requests open, so this fault gets a site of its own.
test('if the blog host hangs after startup, the last good posts stay, and no reader waits', async ({
  upstream,
  open,
}) => keepsItsPosts(await open(withBlog(upstream)), upstream, 'hang'));

test('the blog host’s key never appears in a page, the log or the health report', async ({
  upstream,
  open,
}) => {
  upstream.blog.key = 'a-key-that-nobody-may-see';
  const site = await open(withBlog(upstream));
  const seen: string[] = [];
  const look = async () => {
    for (const path of ['/blog', '/blog?page=2', first, '/blog/no-such-post', '/api/health?ready'])
      seen.push((await site.get(path)).html);
  };
  await look();
  for (const kind of ['status-500', 'html-200', 'redirect-loop', 'reset-mid-body'] as const) {
    upstream.setFault('*', kind);
    const asked = upstream.asked('blog-list');
    await upstream.whenAsked('blog-list', asked + 1);
    await look();
  }
  seen.push(site.log());
  expect(seen.filter((text) => text.includes(upstream.blog.key))).toEqual([]);
});
