import { describe, expect, test } from '@jest/globals';
import { here, moved, notFound } from '@/lib/server/addresses/place';
import { placesOf } from '@/lib/server/addresses/place-of';
import { openCityWithEntries } from './city-with-entries';

const fair = openCityWithEntries();
const routes = ['/', '/faq', '/blog', '/blog/a-post', '/contact'];
const placeOf = placesOf({
  isKnown: (path) => routes.includes(path),
  entryAt: async (path, query) => (path === '/blog' && query === 'page=1' ? moved('/blog') : here),
});

describe('an address leads to the page that it means', () => {
  test.each([
    ['without a slash at its end', '/faq/', '/faq'],
    ['with one slash between two steps', '//faq', '/faq'],
    ['with no other slash', '/\\faq', '/faq'],
    ['never to another site', '//evil.example/', '/evil.example'],
    ['in lower case', '/CONTACT', '/contact'],
    ['both at once', '/Contact//', '/contact'],
    ['of a section, from its short address', '/sports', '/news/sports'],
    ['of a post in other letters', '/Blog/A-Post', '/blog/a-post'],
    ['of an event in other letters', `/EVENTS/${fair.toUpperCase()}`, `/events/${fair}`],
  ])('%s', async (_, path, to) => {
    expect(await placeOf(path, '')).toEqual(moved(to));
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
  '/arts-culture',
  '/Blog/nothing',
  '/Events/a-fair-0123456789',
  '/blogs/a-post',
  '/a/blog/a-post',
  `/fairs/${fair}`,
])('there is nothing at %s', async (path) => {
  expect(await placeOf(path, '')).toEqual(notFound);
});

test.each(routes)('what has a route is asked for there: %s', async (path) => {
  expect(await placeOf(path, 'a=b')).toEqual(here);
});
