import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { here, knownAddresses, moved, notFound, placesOf } from '@/lib/server/addresses/place-of';
import { openCityWithEntries } from './city-with-entries';

const fair = openCityWithEntries();
const routes = ['/', '/faq', '/blog', '/blog/a-post', '/contact'];
const placeOf = placesOf({
  isKnown: (asked) => routes.includes(asked),
  entryAt: async (asked, query) => (asked === '/blog' && query === 'page=1' ? moved('/blog') : here),
});

describe('an address leads to the page that it means', () => {
  test.each([
    ['without a slash at its end', '/faq/', '/faq'],
    ['with one slash between two steps', '//faq', '/faq'],
    ['with no other slash', '/\\faq', '/faq'],
    ['never to another site', '//evil.example/', '/evil.example'],
    ['in lower case', '/CONTACT', '/contact'],
    ['both at once', '/Contact//', '/contact'],
    ['of a section', '/NEWS/Sports', '/news/sports'],
    ['of its feed', '/news/SPORTS/rss.xml', '/news/sports/rss.xml'],
    ['of a file for machines', '/Sitemap.XML', '/sitemap.xml'],
    ['of a section, from its short address', '/sports', '/news/sports'],
    ['of a section, from its short address in other letters', '/Sports', '/news/sports'],
    ['of a post in other letters', '/Blog/A-Post', '/blog/a-post'],
    ['of a post whose own address has capital letters', '/BLOG/Mixed-Case', '/blog/Mixed-Case'],
    ['of an event in other letters', `/EVENTS/${fair.toUpperCase()}`, `/events/${fair}`],
    ['of an event by an earlier title', `/Events/other-${fair.slice(-10)}`, `/events/${fair}`],
  ])('%s', async (_, asked, to) => {
    expect(await placeOf(asked, '')).toEqual(moved(to));
  });

  test('and keeps the reader’s query', async () => {
    expect(await placeOf('/CONTACT', 'a=B+c')).toEqual(moved('/contact?a=B+c'));
  });

  test('but not the query that made the difference', async () => {
    expect(await placeOf('/blog', 'page=1')).toEqual(moved('/blog'));
  });
});

test.each([
  '/nowhere',
  '/Nowhere',
  '/Partners',
  '/arts-culture',
  '/news/Gossip',
  '/FAQ/More',
  '/_Next/static/a.js',
  '/Pictures/a/b/c/480',
  '/API/health',
  '/Blog/nothing',
  '/Blog/MIXED-CASE',
  '/Blog/silent',
  '/Blog/a-post/more',
  `/Blog/${fair}`,
  '/Events/a-fair-0123456789',
  '/Events/a-post',
  '/blogs/a-post',
  '/a/blog/a-post',
  `/fairs/${fair}`,
])('there is nothing at %s', async (asked) => {
  expect(await placeOf(asked, '')).toEqual(notFound);
});

test.each(routes)('what has a route is asked for there: %s', async (asked) => {
  expect(await placeOf(asked, 'a=b')).toEqual(here);
});

describe('by the routes of the build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'));
  mkdirSync(path.join(root, '.next'));
  const manifest = {
    staticRoutes: [{ page: '/' }, { page: '/faq' }],
    dynamicRoutes: [
      { page: '/blog/[slug]', regex: '^/blog/([^/]+?)(?:/)?$' },
      { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
    ],
  };
  writeFileSync(path.join(root, '.next/routes-manifest.json'), JSON.stringify(manifest));
  const isKnown = knownAddresses(root);

  test.each(['/', '/faq', '/blog/a-post'])('there may be something at %s', (asked) => {
    expect(isKnown(asked)).toBe(true);
  });

  test.each(['/nowhere', '/faq/more', '/blog/a/b', '/_next', '/_next/static/a.js', '/.env', '/foo.txt'])(
    'there is nothing at %s',
    (asked) => {
      expect(isKnown(asked)).toBe(false);
    },
  );
});
