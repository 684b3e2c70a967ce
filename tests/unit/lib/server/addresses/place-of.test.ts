import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { entryAt } from '@/lib/server/addresses/entries';
import { here, knownAddresses, moved, noPost, notFound, placesOf } from '@/lib/server/addresses/place-of';
import { openCityWithEntries } from './city-with-entries';

const fair = await openCityWithEntries();
const routes = ['/', '/rss', '/blog', '/blog/a-post', '/contact'];
const patterns = /^\/(?:blog|events|news)\/[^/]+$|^\/news\/[^/]+\/rss\.xml$/;
const placeOf = placesOf({ isKnown: (asked) => routes.includes(asked) || patterns.test(asked), entryAt });

describe('an address leads to the page that it means', () => {
  test.each([
    ['without a slash at its end', '/rss/', '/rss'],
    ['with one slash between two steps', '//rss', '/rss'],
    ['with no other slash', '/\\rss', '/rss'],
    ['in lower case', '/CONTACT', '/contact'],
    ['both at once', '/Contact//', '/contact'],
    ['of a section', '/NEWS/Sports', '/news/sports'],
    ['of the headlines, where many look for a feed', '/feed', '/headlines.xml'],
    ['of the front page, from what sections stand below', '/news', '/'],
    ['the same in Spanish', '/Noticias/', '/'],
    ['of the list of posts, from what authors stand below', '/authors', '/blog'],
    ['of the feeds, from what they stand below', '/headlines', '/rss'],
    ['of the list of posts, from its further pages', '/blog/page', '/blog'],
    ['of its feed', '/news/SPORTS/rss.xml', '/news/sports/rss.xml'],
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
  '//evil.example/',
  '/arts-culture',
  '/news/Gossip',
  '/news/[slug]',
  '/FAQ/More',
  '/_Next/static/a.js',
  '/API/health',
  '/Blog/a-post/more',
  '/Events/a-fair-0123456789',
  '/Events/a-post',
  '/Blog/MIXED-CASE',
  '/a/blog/a-post',
  `/fairs/${fair}`,
])('there is nothing at %s', async (asked) => {
  expect(await placeOf(asked, '')).toEqual(notFound);
});

test('there is no post of a name that only the framework knows', async () => {
  expect(await placeOf('/blog/[slug]', '')).toEqual(noPost);
});

test.each(routes)('what has a route is there: %s', async (asked) => {
  expect(await placeOf(asked, 'a=b')).toEqual(here);
});

describe('by the routes of the build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'));
  mkdirSync(path.join(root, '.next'));
  const manifest = {
    dynamicRoutes: [
      { page: '/[city]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/[city]/faq', regex: '^/([^/]+?)/faq(?:/)?$' },
      { page: '/[city]/blog/[slug]', regex: '^/([^/]+?)/blog/([^/]+?)(?:/)?$' },
      { page: '/_/[...path]', regex: '^/_/(.+?)(?:/)?$' },
      { page: '/[city]/[...path]', regex: '^/([^/]+?)/(.+?)(?:/)?$' },
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
