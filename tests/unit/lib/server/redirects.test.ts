import { expect, test } from '@jest/globals';
import { keepFromCaches, keepQuery, withQuery } from '@/lib/server/redirects';
import { textResponse } from '@/lib/server/response';

test.each([
  ['/news/sports', '/sports?a=1', '/news/sports?a=1'],
  ['/news/sports', '/sports', '/news/sports'],
  ['/news/sports', '/sports?', '/news/sports'],
  ['/news/sports', '/sports?a=b?c#d', '/news/sports?a=b?c'],
])('the query goes along to %s from %s', (location, asked, whole) => {
  expect(withQuery(location, asked)).toBe(whole);
});

test('a redirect to the same page is about the query, which stays away: it would lead round in circles', () => {
  expect(withQuery('/blog', '/blog?page=1')).toBe('/blog');
});

test.each(['/blog?page=2', '/faq#question', 'https://elsewhere.example/'])(
  'an address that is whole already, or somebody else’s, stays as it is: %s',
  (location) => {
    expect(withQuery(location, '/asked?a=1')).toBe(location);
  },
);

const answer = (status: number, headers: Record<string, string> = { location: '/there' }) =>
  textResponse(status, headers, '');

test.each([
  [200, '/there'],
  [300, '/there?a=1'],
  [308, '/there?a=1'],
  [304, '/there'],
  [400, '/there'],
])('of the answers only a redirect keeps the query: %i', (status, location) => {
  expect(keepQuery(answer(status), '/here?a=1').headers).toEqual({ location });
});

test('a redirect that leads nowhere stays as it is', () => {
  expect(keepQuery(answer(308, {}), '/here?a=1').headers).toEqual({});
});

test.each([
  ['always', 200, 'private, no-store'],
  ['always', 308, 'private, no-store'],
  ['redirects', 308, 'private, no-store'],
  ['redirects', 200, undefined],
  ['never', 308, undefined],
] as const)('what is kept from caches, %s, with the status %i: %s', (uncached, status, control) => {
  expect(keepFromCaches(answer(status), uncached).headers['cache-control']).toBe(control);
});
