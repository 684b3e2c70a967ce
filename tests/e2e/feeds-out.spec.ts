import { readFileSync } from 'node:fs';
import { sections } from '../../lib/sections';
import { withBlog } from './support/blog';
import { expect, test, words } from './support/fixtures';
import { readAtom, readByRssParser, readJson, readRss } from './support/read-feed';
import { sectionPath } from './support/section-paths';
import type { RunningSite } from './support/site';

// Parses every feed of a running site with third-party parsers.

const sectionFeeds = sections.map((section) => `${sectionPath(section)}/rss.xml`);
const rssFeeds = ['/headlines.xml', '/rss.xml', ...sectionFeeds];
test.describe('in the sample edition', () => {
  let site: RunningSite;
  test.beforeAll(({ sample }) => {
    site = sample;
  });

  for (const path of rssFeeds) {
    test(`rss-parser and feedsmith parse the same titles, links and dates from ${path}`, async () => {
      const { html: text } = await site.get(path);
      const read = readRss(text);
      expect(read.length).toBeGreaterThanOrEqual(20);
      expect(read.every(({ id, title, link }) => id && title && link)).toBe(true);
      // Sample headlines have a date but no time of day, so their feed entries are undated.
      if (path === '/rss.xml') expect(read.every(({ time }) => time)).toBe(true);
      expect(await readByRssParser(text)).toEqual(read);
    });
  }

  for (const paths of [
    ['/rss.xml', '/atom.xml', '/feed.json'],
    ['/headlines.xml', '/headlines/atom.xml', '/headlines/feed.json'],
    ['/news/sports/rss.xml', '/news/sports/atom.xml', '/news/sports/feed.json'],
  ]) {
    test(`${paths[1]} and ${paths[2]} have the same entries as ${paths[0]}`, async () => {
      const [rss, atom, json] = await Promise.all(paths.map(async (path) => (await site.get(path)).html));
      const read = readRss(rss ?? '');
      expect(read.length).toBeGreaterThan(0);
      expect(readAtom(atom ?? '')).toEqual(read);
      // rss-parser dates an undated entry by its last change.
      const dated = (await readByRssParser(atom ?? '')).map((entry, at) =>
        read[at]?.time ? entry : { ...entry, time: Number.NaN },
      );
      expect(dated).toEqual(read);
      expect(readJson(json ?? '')).toEqual(read);
    });
  }

  test('a feed is dated by its newest entry, not by the current time', async () => {
    for (const path of rssFeeds) {
      const { html, headers } = await site.get(path);
      const times = readRss(html).map(({ time }) => time);
      if (!times.some(Boolean)) continue;
      const newest = Math.max(...times.filter(Boolean));
      const built = /<lastBuildDate>([^<]+)</.exec(html)?.[1];
      expect(Date.parse(built ?? '')).toBeGreaterThanOrEqual(newest);
      expect(Date.parse(built ?? '')).toBeLessThan(site.startedAt);
      // Last-Modified is the time when the document changed, never earlier than its newest entry.
      expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThanOrEqual(newest);
    }
  });

  for (const [path, first] of [
    ['/', '/headlines.xml'],
    ['/rss', '/rss.xml'],
    ['/community', '/news/arts-and-culture/rss.xml'],
    ['/events', '/news/local-events/rss.xml'],
    ['/no-such-page', '/rss.xml'],
    ['/local-news', '/news/local-news/rss.xml'],
    ['/news/politics--government', '/news/politics--government/rss.xml'],
  ]) {
    test(`the head of ${path} links to ${first} first, and to the site’s feeds in all formats`, async () => {
      const { html } = await site.get(path as string);
      const told = [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)];
      expect(new URL(told[0]?.[2] ?? '').pathname).toBe(first);
      const paths = told.map(([, , href]) => new URL(href ?? '').pathname);
      expect(paths).toEqual(
        expect.arrayContaining(['/rss.xml', '/atom.xml', '/feed.json', '/headlines.xml']),
      );
    });
  }

  test('the download link on /rss contains the feed itself', async ({ page }) => {
    await page.goto(`${site.url}/rss`);
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download RSS File' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('rss.xml');
    expect(calls.filter((path) => path.startsWith('/') && !path.includes('icon'))).toEqual([]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(readRss(text)).toEqual(readRss((await site.get('/rss.xml')).html));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('/rss has a download link, links to feed readers and section feeds, and a preview', async ({
      page,
    }) => {
      await page.goto(`${site.url}/rss`);
      const download = page.getByRole('link', { name: 'Download RSS File' });
      await expect(download).toHaveAttribute('href', /^data:application\/rss\+xml;charset=utf-8,%3C%3Fxml/);
      await expect(download).toHaveAttribute('download', 'rss.xml');
      await expect(page.getByRole('link', { name: 'View RSS Feed' })).toHaveAttribute('href', '/rss.xml');
      for (const name of ['Feedly', 'Inoreader', 'The Old Reader', 'NewsBlur'])
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', /rss\.xml$/);
      const newest = readRss((await site.get('/rss.xml')).html).slice(0, 5);
      const preview = page
        .getByRole('region', { name: 'Latest in This Feed' })
        .getByRole('heading', { level: 3 });
      await expect(preview).toHaveText(newest.map(({ title }) => title));
      for (const path of sectionFeeds) await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
    });
  });
});

test('a section’s feed has the headlines of its page, each with its publisher', async ({ site }) => {
  const { html } = await site.get('/news/business-and-finance/rss.xml');
  const page = words((await site.get('/news/business-and-finance')).html);
  const titles = readRss(html).map(({ title }) => title);
  expect(titles).toHaveLength(25);
  expect(titles.slice(0, 20).filter((title) => !page.includes(title))).toEqual([]);
  expect(html.match(/<source url="https?:\/\/[^"]+">[^<]+<\/source>/g)).toHaveLength(25);
});

test.describe('with a blog host', () => {
  test('the posts feed lists the newest 50 of 65 posts, each with its text and date', async ({
    upstream,
    open,
  }) => {
    const site = await open(withBlog(upstream));
    // A feed waits at most four seconds for post bodies, so a busy machine's first responses may lack some of them.
    for (const path of ['/feed.json', '/atom.xml']) await site.get(path);
    const { html: text } = await site.get('/rss.xml');
    const read = readRss(text);
    expect(read.map(({ link }) => new URL(link).pathname)).toEqual(
      Array.from({ length: 50 }, (_, at) => `/blog/blog-post-${String(at + 1).padStart(2, '0')}`),
    );
    // Ids come from the blog host, so that feed readers don't show a post again when its slug changes.
    const ids = read.map(({ id }) => new URL(id).pathname);
    expect([ids[0], new Set(ids).size]).toEqual(['/blog/b01', 50]);
    expect(new Set(read.map(({ time }) => time)).size).toBe(50);
    expect(text.match(/<content:encoded>/g)).toHaveLength(50);
    expect(await readByRssParser(text)).toEqual(read);
  });
});
