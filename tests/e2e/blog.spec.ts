import { sections } from '../../lib/sections';
import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { firstPost as first, headOf, titles, withBlog } from './support/blog';
import { expect, test, words } from './support/fixtures';
import { isHydrated, scrollsAsked } from './support/islands';
import { permanentTarget } from './support/section-paths';
import type { Site } from './support/site';
import { type Stage, startStage } from './support/stage';
import { NO_WAIT_MS, SHORT_WAIT_MS } from './support/waits';

// The blog with the fake upstream as its host, which has 65 posts and requires a bearer key.

const rows = async (site: Site, path: string) =>
  ((await site.get(path)).html.match(/<li class="story [^"]*"/g) ?? []).length;

test.describe('a site with a blog host', () => {
  let stage: Stage;
  let upstream: FakeUpstream;
  let site: Site;
  // The tests share one site. Each test undoes its changes, and the site fetches nothing again for ten minutes.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    stage = await startStage((host) => ({
      ...withBlog(host),
      FEED_REFRESH_SECONDS: '600',
      SITE_URL: 'https://news.example',
    }));
    ({ upstream, site } = stage);
  });
  test.afterEach(() => {
    upstream.setFault('*', null);
    Object.assign(upstream.blog, { posts: 65, rewrite: undefined });
  });
  test.afterAll(() => stage.end());

  test('the list has ten posts per page, the last page has the rest, and every request to the host is authorized', async () => {
    expect(titles((await site.get('/blog')).html)[0]).toBe('Blog post 01, edition 1');
    expect(await rows(site, '/blog')).toBe(10);
    expect(await rows(site, '/blog?page=7')).toBe(5);
    const calls = upstream.journal.filter(({ feed }) => feed === 'blog-list');
    expect(calls.map(({ path }) => path)).toContain('/functions/get_metainfo?domain=news.example&page=1');
    for (const { headers } of calls) {
      expect(headers.authorization).toBe(`Bearer ${upstream.blog.key}`);
      expect(headers['content-type']).toBe('application/json');
    }
  });

  test('the pager links to the first, last, previous and next pages and shows five pages around the current page', async () => {
    const pager = async (path: string) => {
      const nav =
        /<nav aria-label="Pages of posts"[\s\S]*?<\/nav>/.exec((await site.get(path)).html)?.[0] ?? '';
      return {
        text: words(nav).replaceAll('Page ', '').trim(),
        links: [...nav.matchAll(/href="([^"]+)"/g)].map((match) => match[1]?.replace('/blog?page=', '')),
      };
    };
    expect(await pager('/blog')).toEqual({
      text: 'Previous 1 2 3 4 5 … 7 Next',
      links: ['/blog', '2', '3', '4', '5', '7', '2'],
    });
    expect((await pager('/blog?page=5')).text).toBe('Previous 1 … 3 4 5 6 7 Next');
    expect((await pager('/blog?page=7')).links).toEqual(['6', '/blog', '3', '4', '5', '6', '7']);
  });

  test('a post has a title, description, date, domain, text, topics, video and Pinterest link', async () => {
    const { status, html } = await site.get('/blog/blog-post-04');
    expect(status).toBe(200);
    const text = words(html);
    for (const part of [
      'Blog post 04, edition 1',
      'What Blog post 04, edition 1 says & why it matters.',
      'November 17, 2026',
      'newsroom.example',
      'The end of Blog post 04, edition 1.',
      'Watch Related Content',
      'Watch on YouTube',
      'Related Topics',
      'Key Topics: city hall parks',
      'Detailed Topics: how the council works where to park',
      'View on Pinterest',
    ])
      expect.soft(text).toContain(part);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="https://www.youtube.com/shorts/abcdefgh-_1"');
    expect(html).toContain('href="https://i.pinimg.com/originals/04.jpg"');
    expect(html).not.toMatch(/<(img|iframe)[^>]*src="https?:/);
    expect(headOf(html)).toContain('property="og:type" content="article"');
    expect(headOf(html)).toContain('property="article:published_time" content="2026-11-17T08:00:00-08:00"');
  });

  test('a post with only text has no video or topics block, and a post without a date says that its date is unknown', async () => {
    const bare = words((await site.get('/blog/bare')).html);
    expect(bare).not.toContain('Watch Related Content');
    expect(bare).not.toContain('Related Topics');
    const undated = (await site.get('/blog/undated')).html;
    expect(words(undated)).toContain('Unknown Date');
    expect(undated).not.toContain('datePublished');
  });

  test('a table does not break words, scrolls on a phone, and keeps its alignment', async ({ page }) => {
    await page.setViewportSize({ width: 200, height: 640 });
    await page.goto(`${site.url}/blog/tabled`);
    const looks = await page.locator('.post-table td').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return [getComputedStyle(cell).textAlign, text.getClientRects().length];
      }),
    );
    expect(looks).toEqual([
      ['start', 1],
      ['right', 1],
      ['center', 1],
    ]);
  });

  test('a post with extreme nesting is shown as plain text and delays no reader', async () => {
    await site.get('/blog');
    const bomb = site.get('/blog/nesting-bomb');
    const other = await site.get(first);
    expect(other.ms).toBeLessThan(NO_WAIT_MS);
    const { status, html } = await bomb;
    expect(status).toBe(200);
    expect(words(html)).toContain('the bottom');
    expect(site.log()).toContain('a post could not be rendered; showing its plain text');
  });

  test('a missing post returns 404 with a complete page', async () => {
    for (const slug of ['no-such-post', 'a%20b', 'a'.repeat(300)]) {
      const { status, html } = await site.get(`/blog/${slug}`);
      expect.soft(status, slug).toBe(404);
      expect.soft(words(html), slug).toContain('Blog Not Found');
      expect.soft(words(html), slug).toContain('The requested blog post could not be found.');
      expect.soft(headOf(html), slug).toContain('noindex');
    }
  });

  test('if the blog host hangs, the page of a post responds within four seconds', async () => {
    upstream.setFault('blog-detail', 'hang');
    const detail = await site.get('/blog/blog-post-14');
    expect(detail.status).toBe(503);
    expect(detail.ms).toBeLessThan(SHORT_WAIT_MS);
  });

  test('the pager scrolls smoothly to the top and moves focus to the next posts', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    await page.locator('.pager').hover();
    await expect.poll(() => isHydrated(page)).toBe(true);
    const glides = await scrollsAsked(page);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/blog?page=2`);
    await expect(page.getByRole('heading', { name: 'Blog post 11, edition 1' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'Previous', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/blog`);
    expect(await glides()).toEqual(['smooth', 'instant']);
  });

  test('a slug with capital letters is served only with the same capitals', async () => {
    const answer = async (path: string) => {
      const { status, headers } = await site.get(path);
      return [status, headers.get('location')];
    };
    expect(await answer('/blog/A-Slug-In-Capitals')).toEqual([200, null]);
    expect(await answer('/Blog/A-Slug-In-Capitals')).toEqual([308, '/blog/A-Slug-In-Capitals']);
    expect((await answer('/blog/a-slug-in-capitals'))[0]).toBe(404);
    expect(await answer('/blog/BLOG-Post-01')).toEqual([308, '/blog/blog-post-01']);
  });
});

test('the All Sections grid links to the sixteen sections, each with an icon', async ({ site }) => {
  const grid =
    /<section[^>]* aria-labelledby="sections-heading"[\s\S]*?<\/ul>/.exec(
      (await site.get('/blog')).html,
    )?.[0] ?? '';
  expect([...grid.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(
    sections.map(({ shortPath }) => permanentTarget(shortPath) ?? shortPath),
  );
  expect(grid.match(/<svg/g)).toHaveLength(16);
});

test('without a blog host, /blog lists the posts in the city’s folder', async ({ site }) => {
  const { html } = await site.get('/blog');
  const links = [...html.matchAll(/class="story-link" href="(\/blog\/[\w-]+)"/g)].map(
    (match) => match[1] as string,
  );
  expect(links).toHaveLength(10);
  for (const link of links) expect((await site.get(link)).status).toBe(200);
});
