import { expect, test } from '@jest/globals';
import { absentEntries } from '@/lib/server/addresses/absent-entries';
import { noPostAddress, notFoundAddress } from '@/lib/server/finished/cache-lifetime';

const posts = new Set(['a-post']);
const absent = absentEntries({
  isPost: async (slug) => posts.has(slug),
  isEvent: async (id) => id === 'a-fair-0123456789',
  isAuthor: (key) => key === 'newsroom',
  isSection: (slug) => slug === 'sports',
  isPage: (path) => path !== '/books',
});

test.each([
  '/blog/a-post',
  '/events/a-fair-0123456789',
  '/authors/newsroom',
  '/news/sports',
  '/news/sports/',
])('there is something at %s', async (path) => {
  expect(await absent(path)).toBeUndefined();
});

test.each(['/', '/blog', '/faq', '/faq/', '/news/nothing/rss.xml', '/events/nothing/calendar.ics'])(
  'is nothing missing at %s',
  async (path) => {
    expect(await absent(path)).toBeUndefined();
  },
);

test.each([
  ['/events/nothing', notFoundAddress],
  ['/authors/nobody', notFoundAddress],
  ['/news/nothing', notFoundAddress],
  ['/books', notFoundAddress],
  ['/books/', notFoundAddress],
  ['/blog/nothing', noPostAddress],
  ['/blog/nothing/', noPostAddress],
])('at %s there is none, which one page says', async (path, address) => {
  expect(await absent(path)).toBe(address);
});

test('a post that appears later is there from then on', async () => {
  expect(await absent('/blog/late')).toBe(noPostAddress);
  posts.add('late');
  expect(await absent('/blog/late')).toBeUndefined();
});
