import { expect, test } from '@jest/globals';
import { withQuery } from '@/lib/server/redirects';

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
