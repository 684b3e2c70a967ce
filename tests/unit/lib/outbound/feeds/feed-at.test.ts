import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { inCity } from '@/lib/city/this-city';
import { feedAt, siteFeeds } from '@/lib/outbound/feeds/feed-at';

const before = { ...process.env };

beforeAll(() => {
  setProcessWide('city store', undefined);
  delete process.env.CITY;
  process.env.CITIES_DIR = 'tests/cities';
});
afterAll(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

const at = (path: string) => inCity('boulder', () => feedAt(path));

test.each([
  ['/rss.xml', '/rss.xml', 'rss'],
  ['/atom.xml', '/rss.xml', 'atom'],
  ['/feed.json', '/rss.xml', 'json'],
  ['/headlines.xml', '/headlines.xml', 'rss'],
  ['/headlines/atom.xml', '/headlines.xml', 'atom'],
  ['/headlines/feed.json', '/headlines.xml', 'json'],
  ['/news/local-news/rss.xml', '/news/local-news/rss.xml', 'rss'],
  ['/news/local-news/feed.json', '/news/local-news/rss.xml', 'json'],
])('at %s is the feed of %s as %s', (path, rss, form) => {
  expect(at(path)).toMatchObject({ feed: { paths: { rss } }, form });
});

test('a section that the city does not have has no feed', () => {
  expect(at('/news/sports/rss.xml')).toBeUndefined();
  expect(inCity('rancho-santa-margarita', () => feedAt('/news/sports/rss.xml'))).toMatchObject({
    form: 'rss',
  });
});

test.each(['/', '/rss', '/news/local-news', '/news/local-news/rss.xml/', '/news/no-such/rss.xml'])(
  'at %s is none',
  (path) => {
    expect(at(path)).toBeUndefined();
  },
);

test('no two feeds have an address in common', () => {
  const all = siteFeeds.flatMap(({ paths }) => Object.values(paths));
  expect(new Set(all).size).toBe(all.length);
});
