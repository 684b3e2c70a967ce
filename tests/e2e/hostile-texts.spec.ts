import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseOpml, parseRssFeed } from 'feedsmith';
import { expect, type Page } from 'playwright/test';
import { sections, slugOf } from '../../lib/sections';
import { type FakeUpstream, startFakeUpstream } from '../fake-upstream/fake-upstream';
import { hostilePosts, hostileTexts } from '../fake-upstream/hostile-texts/all-cases';
import { hostileEditions, writeHostileFeeds } from '../fake-upstream/hostile-texts/hostile-feeds';
import { test } from './support/needs';
import { type Site, startSite } from './support/site';
import { intruders, layTrap, tooWide } from './support/trap';

// Malicious strings in every external field, rendered in Chromium with the Content-Security-Policy switched off.

test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });
test.describe.configure({ mode: 'default' });

const sectionPages = sections.map(({ name }) => `/news/${slugOf(name)}`);
const textAt = (at: number) => hostileTexts[at % hostileTexts.length]?.text ?? '';

type Stage = { upstream: FakeUpstream; site: Site };

/** Starts a site with one edition of the hostile feeds and posts. */
async function stage(edition: number): Promise<Stage> {
  const upstream = await startFakeUpstream({ folder: writeHostileFeeds(edition) });
  upstream.blog.posts = hostilePosts.length;
  upstream.blog.rewrite = (number) => ({
    metaTitle: `${number} ${textAt(number * 3)}`,
    metaDescription: textAt(number * 3 + 1),
    shortTailKeywords: textAt(number * 3 + 2),
    longTailKeywords: textAt(number * 3 + 3),
    blog: hostilePosts[number - 1] ?? '',
  });
  const site = await startSite({
    FEEDS: upstream.feedTemplate,
    BLOG_API_URL: upstream.blogUrl,
    BLOG_API_KEY: upstream.blog.key,
    TRUSTED_PROXIES: '1',
  });
  return { upstream, site };
}

/**
 * Opens the pages and expects that no injected code ran, no foreign element was inserted, nothing is wider
 * than the page, and structured data parses.
 */
async function walk(page: Page, { site }: Stage, paths: readonly string[]): Promise<void> {
  test.setTimeout(300_000);
  const trap = await layTrap(page);
  for (const path of paths) {
    const response = await page.goto(site.url + path);
    expect.soft(response?.status(), `${path}: status`).toBe(200);
    expect.soft(await intruders(page), `${path}: intruders`).toEqual([]);
    expect.soft(await tooWide(page), `${path}: too wide`).toEqual([]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect.soft(() => JSON.parse(data), `${path}: structured data`).not.toThrow();
    expect.soft(await trap.caught(), `${path}: ran`).toEqual([]);
  }
}

/** Matches tags that load files from the page's own site. They are removed before a document is rendered in a frame. */
const ownFiles = /<(?:link|script|img)\s[^<>]*(?:src|href)="\/(?!\/)[^"]*"[^<>]*>/g;

const searchPath = (text: string) => `/search?q=${encodeURIComponent(text.toWellFormed().slice(0, 600))}`;

/** Renders documents in frames of one page; all frames report to the page's trap. */
async function renderAll(page: Page, documents: readonly string[]): Promise<void> {
  await page.evaluate(async (htmls) => {
    document.body.textContent = '';
    const frames = htmls.map((html) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>fire = parent.fire</script>${html}`;
      return new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        document.body.append(frame);
      });
    });
    await Promise.all(frames);
  }, documents);
}

test('the trap for executed code detects the hostile strings when they are rendered as HTML', async ({
  page,
}) => {
  const trap = await layTrap(page);
  await page.goto('about:blank');
  await page.setContent('<body></body>');
  const divs = hostileTexts.map(({ text }) => `<div>${text}</div>`);
  // Some strings overwrite their document, and its load event then never fires, so don't wait for it.
  void renderAll(page, divs).catch(() => undefined);
  await expect.poll(async () => new Set(await trap.caught()).size).toBeGreaterThan(60);
});

for (let edition = 0; edition < hostileEditions; edition++) {
  test.describe(`edition ${edition + 1}`, () => {
    let here: Stage;
    test.beforeAll(async () => {
      here = await stage(edition);
      await expect
        .poll(async () => Object.values(await here.site.health()).filter(({ items }) => items > 0).length)
        .toBe(sections.length);
    });
    test.afterAll(async () => {
      await here.site.end('SIGKILL');
      await here.upstream.close();
    });

    test('section pages with hostile headlines run no code and keep the layout intact', ({ page }) =>
      walk(page, here, sectionPages));

    test('other pages with hostile headlines run no code and keep the layout intact', async ({ page }) => {
      const events = [...(await here.site.get('/events')).html.matchAll(/href="(\/events\/[^"/]+)"/g)].map(
        ([, path]) => path ?? '',
      );
      await walk(
        page,
        here,
        ['/', '/local-news', '/community', '/events', '/rss', '/sitemap', ...new Set(events)].slice(0, 20),
      );
    });

    test('feeds and files for programs are well-formed, and feed readers run no code from them', async ({
      page,
    }) => {
      const trap = await layTrap(page);
      const feeds = ['/rss.xml', '/atom.xml', ...sectionPages.map((path) => `${path}/rss.xml`)];
      const files = [...feeds, '/opml.xml', '/sitemap.xml', '/news-sitemap.xml'];
      await page.goto(`${here.site.url}/privacy`);
      for (const path of files) {
        const { status, html: text } = await here.site.get(path);
        expect.soft(status, `${path}: status`).toBe(200);
        expect.soft(XMLValidator.validate(text), `${path}: by fast-xml-parser`).toBe(true);
        const error = await page.evaluate((xml) => {
          const wrong = new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror');
          return wrong?.textContent ?? '';
        }, text);
        expect.soft(error, `${path}: by Chromium`).toBe('');
        if (path === '/opml.xml') expect.soft(() => parseOpml(text), `${path}: by feedsmith`).not.toThrow();
        else if (path === '/atom.xml')
          expect.soft(() => parseAtomFeed(text), `${path}: by feedsmith`).not.toThrow();
        else if (feeds.includes(path))
          expect.soft(() => parseRssFeed(text), `${path}: by feedsmith`).not.toThrow();
      }
      const json = (await here.site.get('/feed.json')).html;
      const { items = [] } = parseJsonFeed(json) as { items?: { content_html?: string; summary?: string }[] };
      await page.setContent('<body></body>');
      await renderAll(
        page,
        items.map(({ content_html = '' }) => content_html),
      );
      // Feed readers may load the pictures in a post, and nothing else.
      const ran = (await trap.caught()).filter((what) => !what.startsWith('asked for'));
      expect(ran).toEqual([]);
    });

    if (edition > 0) return;

    test('posts with hostile text run no code and keep the layout intact', ({ page }) => {
      const numbers = hostilePosts.map((_, at) => String(at + 1).padStart(2, '0'));
      return walk(
        page,
        here,
        numbers.map((number) => `/blog/blog-post-${number}`),
      );
    });

    test('lists of posts with hostile text run no code and keep the layout intact', ({ page }) => {
      const pages = Math.ceil(hostilePosts.length / 10);
      return walk(
        page,
        here,
        Array.from({ length: pages }, (_, at) => `/blog?page=${at + 1}`),
      );
    });

    test('a search for any hostile string runs no code', async ({ page }) => {
      test.setTimeout(300_000);
      const trap = await layTrap(page);
      // Block styles and scripts to save time; the next test loads searches with them.
      await page.route(
        ({ hostname, pathname }) => hostname === '127.0.0.1' && pathname !== '/privacy',
        (route) => route.abort(),
      );
      await page.goto(`${here.site.url}/privacy`, { waitUntil: 'domcontentloaded' });
      for (let at = 0; at < hostileTexts.length; at += 20) {
        const answers = await Promise.all(
          hostileTexts.slice(at, at + 20).map(async ({ text }) => {
            const headers = { 'X-Forwarded-For': `198.51.100.${at / 20}` };
            let html = '';
            // A busy machine may respond 503 for a moment.
            await expect(async () => {
              const response = await fetch(here.site.url + searchPath(text), { headers });
              expect(response.status).toBe(200);
              html = await response.text();
            }).toPass();
            return html.replace(ownFiles, '');
          }),
        );
        await renderAll(page, answers);
      }
      expect(await trap.caught()).toEqual([]);
    });

    test('with styles and scripts on, a search for every sixteenth hostile text runs no code and keeps the layout intact', ({
      page,
    }) => {
      const some = hostileTexts.filter((_, at) => at % 16 === 0);
      return walk(
        page,
        here,
        some.map(({ text }) => searchPath(text)),
      );
    });
  });
}
