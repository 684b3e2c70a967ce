import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchFeed } from '@/lib/news/sources/fetch-feed';
import {
  describeFeed,
  type FeedGet,
  type FoundFeed,
  findFeed,
  linkedFeeds,
  sourceName,
} from '@/scripts/new-city/feeds';
import { startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { temporaryFolder } from '../../../temporary/folder';

const local = {
  places: [
    { reach: 'town', town: 'Boulder', names: ['Boulder'] },
    { reach: 'county', town: 'Longmont', names: ['Longmont'] },
    { reach: 'county', names: ['Boulder County'] },
    { reach: 'state', town: 'Colorado', names: ['Colorado', 'Colo.'] },
  ],
  takesIn: [],
  farther: ['in Denver'],
  notPlaces: [],
  addressParts: [],
} as const;

const now = Date.parse('2026-11-22T12:00:00Z');

function found(title: string | undefined, url: string, headlines: readonly string[] = []): FoundFeed {
  const items = headlines.map((headline, index) => ({
    id: headline,
    title: headline,
    description: '',
    link: `https://paper.example/${index}`,
    source: 'Paper',
    pubDate: new Date(now - (index + 3) * 3_600_000),
  }));
  const tally = { came: items.length, kept: items.length, dropped: {} };
  return { url, feed: { title, items, tally } };
}

test.each([
  ['Boulder Beat', 'Boulder Beat'],
  ['Boulder Beat | Latest news', 'Boulder Beat'],
  ['Boulder Beat RSS Feed', 'Boulder Beat'],
  ['City of Boulder: News', 'City of Boulder'],
  ['Big Bend Sentinel - News', 'Big Bend Sentinel'],
  ['Winston-Salem Journal', 'Winston-Salem Journal'],
  ['Latest News', 'paper.example'],
  ['Noticias - Diario', 'paper.example'],
  ['RSS', 'paper.example'],
  [undefined, 'paper.example'],
])('the feed title %j gives the source name %j', (title, name) => {
  expect(sourceName(title, 'https://www.paper.example/feed/')).toBe(name);
});

const paper = 'https://paper.example/feed/';
const far = ['Snow in Ohio', 'Snow in Utah', 'Snow in Iowa'];
const most = ['Longmont police say more', 'Rain in Boulder', 'Boulder County votes', 'A recipe'];

test.each([
  ['town for a source with the town in its title', found('Boulder Beat', paper), 'town'],
  [
    'town for a source with the town in its host',
    found('The Beat', 'https://bouldercolorado.example/feed/'),
    'town',
  ],
  [
    'region for a source with a neighbor in its title',
    found('Longmont Leader', paper, ['Rain in Ohio', 'Snow in Denver']),
    'region',
  ],
  [
    'region for a source with a more distant city in its title',
    found('Denver News', paper, ['Rain in Boulder']),
    'region',
  ],
  ['county for a source about which nothing else is known', found('The Paper', paper), 'county'],
  ['county for a source with mostly local stories', found('The Paper', paper, most), 'county'],
  [
    'county for a source whose headlines rarely name a place',
    found('The Paper', paper, ['Rain in Boulder', 'A recipe']),
    'county',
  ],
  [
    'region for a source that mostly names more distant places',
    found('The Paper', paper, ['Rain in Boulder', ...far]),
    'region',
  ],
])('describeFeed sets covers to %s', (_, feed, covers) => {
  expect(describeFeed(feed, local).source.covers).toBe(covers);
});

test.each([
  ['City of Boulder', paper],
  ['Newsroom', 'https://boulder.gov/feed/'],
])('describeFeed recognizes the feed of a government: “%s” at %s', (title, address) => {
  expect(describeFeed(found(title, address), local).source.voice).toBe('government');
});

test('describeFeed counts local stories in the same way as the site', () => {
  const headlines = ['A recipe', 'Rain in Boulder', 'Snow in Ohio'];
  expect(describeFeed(found('The Paper', paper, headlines), local)).toEqual({
    source: { url: paper, name: 'The Paper', covers: 'county', onlyLocal: true },
    line: `${paper}: 2 of 3 items local; covers the county`,
  });
});

const link = (href: string, more = '') =>
  `<link rel="alternate" type="application/rss+xml" href="${href}" ${more}>`;
const clock = () => Date.parse('2026-11-21T12:00:00Z');

const pageWith = (head: string) =>
  `<!doctype html><html><head><title>A</title>${head}</head><body>B</body></html>`;
const folder = temporaryFolder({
  'linked.html': pageWith(link('/local-news.xml')),
  'private.html': pageWith(
    link('http://127.0.0.1:9/feed.xml') + link('http://localhost/feed.xml') + link('/arts.xml'),
  ),
  'unlinked.html': pageWith(''),
});
const upstream = await startFakeUpstream({ folder });
afterAll(() => upstream.close());
beforeEach(() => upstream.setFault('*', null));

const get =
  (proxyUrl?: string): FeedGet =>
  (address, untrusted) =>
    fetchFeed(address, {}, { userAgent: 'TestBot/1.0', proxyUrl, now: clock, untrusted });
const find = (place: string, proxyUrl?: string) =>
  findFeed(`${upstream.url}/${place}`, get(proxyUrl), 'America/Denver');
const urlOf = (found: Awaited<ReturnType<typeof find>>) =>
  found.ok ? found.value.url.replace(upstream.url, '') : found.why.replaceAll(upstream.url, '');

describe('findFeed', () => {
  test.each([
    ['at the given address', 'business.xml', '/business.xml'],
    ['that a page links to', 'linked.html', '/local-news.xml'],
    ['that a page links to, but never at another private host', 'private.html', '/arts.xml'],
    ['at a common address if a page has no link', 'unlinked.html', '/rss.xml'],
  ])('finds the feed %s', async (_, place, url) => {
    expect(urlOf(await find(place))).toBe(url);
  });

  test('follows a permanent redirect', async () => {
    upstream.setFault('business', 'redirect-good');
    expect(urlOf(await find('business.xml'))).toBe('/moved/business.xml');
  });

  test('uses the feed proxy if one is set', async () => {
    expect(urlOf(await find('arts.xml', upstream.proxyUrl))).toBe('/arts.xml');
    expect(upstream.journal.at(-1)?.path).toMatch(/^\/proxy\?url=/);
  });
});

describe('findFeed, if it finds no feed,', () => {
  test('reports the server’s response and gives advice', async () => {
    upstream.setFault('business', 'status-404');
    expect(urlOf(await find('business.xml'))).toBe(
      '/business.xml: HTTP 404. Not found: the address has changed or is misspelled.',
    );
  });

  test('reports that the website has no feeds', async () => {
    upstream.setFault('*', 'status-404');
    expect(urlOf(await find('unlinked.html'))).toContain('no feed was found on its site');
  });

  test.each(['javascript:alert(1)', 'https://user:word@paper.example/', 'https://'])(
    'rejects the invalid address %s',
    async (written) => {
      const found = await findFeed(written, get(), 'UTC');
      expect(found).toEqual({ ok: false, why: expect.stringContaining('is no web address') });
    },
  );
});

const page = 'https://paper.example/news/today';

test.each<[string, string, string[]]>([
  ['a relative link', link('/feed/'), ['https://paper.example/feed/']],
  ['a link to another host', link('https://feeds.example/paper'), ['https://feeds.example/paper']],
  [
    'a link relative to a <base>',
    `<base href="https://b.example/a/">${link('f.xml')}`,
    ['https://b.example/a/f.xml'],
  ],
  [
    'a link to an Atom feed',
    '<link href="/a" type="application/atom+xml" rel="alternate">',
    ['https://paper.example/a'],
  ],
  [
    'a link to a JSON feed',
    '<link href="/j" type="application/feed+json" rel="alternate">',
    ['https://paper.example/j'],
  ],
  ['two equal links only once', link('/feed/') + link('/feed/'), ['https://paper.example/feed/']],
  [
    'no link to a feed of comments',
    link('/comments/feed/') + link('/x', 'title="Paper » Comments Feed"'),
    [],
  ],
  ['a link in a truncated page', `<html><head>${link('/feed/')}<title>Pa`, ['https://paper.example/feed/']],
])('linkedFeeds reads %s', (_, html, found) => {
  expect(linkedFeeds(html, page)).toEqual(found);
});
