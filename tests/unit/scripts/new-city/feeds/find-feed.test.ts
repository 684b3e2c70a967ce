import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchFeed } from '@/lib/news/fetch-feed';
import { type FeedGet, findFeed } from '../../../../../scripts/new-city/feeds/find-feed';
import { type FakeUpstream, startFakeUpstream } from '../../../../fake-upstream/fake-upstream';

let folder: string;
let upstream: FakeUpstream;
const now = () => Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-city-feeds-'));
  const page = (head: string) =>
    `<!doctype html><html><head><title>A</title>${head}</head><body>B</body></html>`;
  const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`;
  const files = {
    'linked.html': page(link('/local-news.xml')),
    'private.html': page(
      link('http://127.0.0.1:9/feed.xml') + link('http://localhost/feed.xml') + link('/arts.xml'),
    ),
    'unlinked.html': page(''),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  upstream = await startFakeUpstream({ folder });
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => upstream.setFault('*', null));

const get =
  (proxyUrl?: string): FeedGet =>
  (address, untrusted) =>
    fetchFeed(address, {}, { userAgent: 'TestBot/1.0', proxyUrl, now, untrusted });
const find = (place: string, proxyUrl?: string) =>
  findFeed(`${upstream.url}/${place}`, get(proxyUrl), 'America/Denver');
const urlOf = (found: Awaited<ReturnType<typeof find>>) =>
  found.ok ? found.value.url.replace(upstream.url, '') : found.why.replaceAll(upstream.url, '');

describe('the feed of an address', () => {
  test.each([
    ['that is a feed is itself', 'business.xml', '/business.xml'],
    ['of a page is what the page links', 'linked.html', '/local-news.xml'],
    ['of a page is never at another private host', 'private.html', '/arts.xml'],
    ['of a page without a link is at a usual address', 'unlinked.html', '/rss.xml'],
  ])('%s', async (_, place, url) => {
    expect(urlOf(await find(place))).toBe(url);
  });

  test('that moved for good is the new one', async () => {
    upstream.setFault('business', 'redirect-good');
    expect(urlOf(await find('business.xml'))).toBe('/moved/business.xml');
  });

  test('is fetched through the proxy where one is set', async () => {
    const found = await findFeed(
      upstream.feedTemplate.replace('{section}', 'arts'),
      get(upstream.proxyUrl),
      'UTC',
    );
    expect(urlOf(found)).toBe('/arts.xml');
    expect(upstream.journal.at(-1)?.path).toMatch(/^\/proxy\?url=/);
  });
});

describe('an address without a feed', () => {
  test('says with what the server answered, and what to do', async () => {
    upstream.setFault('business', 'status-404');
    expect(urlOf(await find('business.xml'))).toBe(
      '/business.xml: HTTP 404. Nothing is there: the address has changed or is misspelt.',
    );
  });

  test('that is a page on a site without feeds says so', async () => {
    upstream.setFault('*', 'status-404');
    expect(urlOf(await find('unlinked.html'))).toContain('no feed was found on its site');
  });

  test.each(['javascript:alert(1)', 'https://user:word@paper.example/', 'https://'])(
    '%s is no web address',
    async (written) => {
      const found = await findFeed(written, get(), 'UTC');
      expect(found).toEqual({ ok: false, why: expect.stringContaining('is no web address') });
    },
  );
});
