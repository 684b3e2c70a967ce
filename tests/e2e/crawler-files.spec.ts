import { XMLValidator } from 'fast-xml-parser';
import { expect, publishedAt, test } from './support/fixtures';
import type { RunningSite } from './support/site';

// Files and feeds that programs read: content types, headers, caching and content.

const origin = publishedAt;
const text = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
let site: RunningSite;

test.beforeAll(({ published }) => {
  site = published;
});

const documents = [
  ['/sitemap.xml', xml],
  ['/news-sitemap.xml', xml],
  ['/robots.txt', text],
  ['/llm.txt', text],
  ['/llms.txt', text],
  ['/.well-known/security.txt', text],
  ['/.well-known/gpc.json', 'application/json; charset=UTF-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/events.ics', 'text/calendar; charset=utf-8'],
  ['/headlines.xml', 'application/rss+xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/opml.xml', 'text/x-opml; charset=utf-8'],
  ['/news/sports/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/news/sports/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/news/sports/feed.json', 'application/feed+json; charset=utf-8'],
] as const;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers });

for (const [path, type] of documents) {
  test(`${path} is served as ${type}, readable from any origin, and cached for five minutes`, async () => {
    const answer = await ask(path, { 'Accept-Encoding': 'gzip' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=300, s-maxage=30, stale-while-revalidate=30',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    // gpc.json is one line, which is too short to compress.
    if (!path.endsWith('gpc.json')) expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test(`${path} returns 304 for its current ETag or date, and no body for HEAD`, async () => {
    // Tried again, because a source that arrives late changes a feed between two requests.
    await expect(async () => {
      const { headers } = await ask(path);
      const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
      const again = await ask(path, { 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary', 'last-modified'])
        expect(again.headers.get(name)).toBe(headers.get(name));
      expect((await ask(path, { 'If-Modified-Since': modified })).status).toBe(304);
      const other = { 'If-None-Match': '"other"', 'If-Modified-Since': modified };
      expect((await ask(path, other)).status).toBe(200);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    }).toPass();
  });
}

for (const path of ['/sitemap.xml', '/news-sitemap.xml']) {
  test(`${path} is well-formed from the first byte`, async () => {
    const { html } = await site.get(path);
    expect(html.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<urlset ')).toBe(true);
    expect(XMLValidator.validate(html)).toBe(true);
  });
}

test('no date in the sitemap is in the future or equal to the startup time', async () => {
  const { html } = await site.get('/sitemap.xml');
  const dates = [...html.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date));
  expect(dates.length).toBeGreaterThan(16);
  expect(dates.filter((date) => !(date < Date.now() - 60_000))).toEqual([]);
});

test('on a public site our own pages are indexed, and sample pages are not', async () => {
  const { html } = await site.get('/sitemap.xml');
  for (const path of ['/', '/local-news', '/community', '/events', '/news/sports']) {
    expect(html, path).not.toContain(`<loc>${origin}${path}</loc>`);
    expect((await site.get(path)).html, path).toMatch(/<meta name="robots" content="noindex/);
  }
  for (const path of ['/blog', '/faq', '/contact']) {
    expect(html, path).toContain(`<loc>${origin}${path}</loc>`);
    expect((await site.get(path)).html, path).toMatch(/<meta name="robots" content="index/);
  }
});

test('llm.txt and the feeds say that the edition is a sample', async () => {
  for (const path of ['/llm.txt', '/news/sports/rss.xml'])
    expect((await site.get(path)).html, path).toContain('Sample edition: These headlines and events are');
});

test('the page about the sample edition exists only in the sample edition', async ({ site: live }) => {
  const { status, html } = await site.get('/sample-edition');
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect((await live.get('/sample-edition')).status).toBe(404);
});

test('a section is indexed and in the sitemap only once it has headlines', async ({ upstream, open }) => {
  upstream.setFault('sports', 'status-500');
  const troubled = await open({ SITE_URL: origin });
  const sports = async () => ({
    listed: (await troubled.get('/sitemap.xml')).html.includes(`${origin}/news/sports<`),
    noindex: (await troubled.get('/news/sports')).html.includes('<meta name="robots" content="noindex'),
  });
  expect(await sports()).toEqual({ listed: false, noindex: true });
  upstream.setFault('sports', null);
  await expect.poll(sports).toEqual({ listed: true, noindex: false });
});
