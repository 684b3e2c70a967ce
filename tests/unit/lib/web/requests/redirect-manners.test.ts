import { expect, test } from '@jest/globals';
import { withQuery } from '@/lib/web/requests/redirect-manners';

test.each([
  ['/news/sports', '?a=1', '/news/sports?a=1'],
  ['/news/sports', '', '/news/sports'],
])('the query goes along: %s with %s', (location, query, whole) => {
  expect(withQuery(location, query)).toBe(whole);
});

test.each(['/blog?page=2', '/faq#question', 'https://elsewhere.example/'])(
  'an address that is whole already, or somebody else’s, stays as it is: %s',
  (location) => {
    expect(withQuery(location, '?a=1')).toBe(location);
  },
);
