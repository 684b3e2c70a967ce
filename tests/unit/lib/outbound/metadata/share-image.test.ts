import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-image';
import '../../../with-anaheim';

const post = { metaTitle: 'A post' };
const withoutVersion = (path: string) => path.replace(/(?<=^\/og\/)[0-9a-f]{10}\//, '');

test.each([
  ['the front page', '/', '/og/home.png'],
  ['a page of the table', '/local-news', '/og/local-news.png'],
  ['a section', '/news/sports', '/og/news/sports.png'],
  ['a page with a query', '/local-news?page=2', '/og/local-news.png'],
  ['a page below one of the table', '/community/anything/else', '/og/community.png'],
  ['a page below a section', '/news/sports/anything', '/og/news/sports.png'],
  ['the folder of posts', '/blog/', '/og/blog.png'],
  ['a section that is none', '/news/nonsense', '/og/home.png'],
  ['a page that nobody knows', '/nowhere/at/all', '/og/home.png'],
])('%s is shared with its card, at an address with a version', (_, path, card) => {
  expect(withoutVersion(shareImagePath(path))).toBe(card);
  expect(shareImagePath(path)).toMatch(/^\/og\/[0-9a-f]{10}\//);
});

test.each([
  ['a post', '/blog/a-post', '/og/blog/a-post.png'],
  ['a post with signs in its name', '/blog/caf%C3%A9', '/og/blog/caf%C3%A9.png'],
])('%s is shared with its card, which has a version once its title is known', (_, path, card) => {
  expect(shareImagePath(path)).toBe(card);
  const titled = shareImagePath(path, post);
  expect(titled).not.toBe(card);
  expect(withoutVersion(titled)).toBe(card);
});

test('a page below a post has the card without a version', () => {
  expect(shareImagePath('/blog/a-post/anything', post)).toBe('/og/blog/a-post.png');
});

test('another title is another address, and the same one the same', () => {
  const [one, again, other] = [post, { ...post }, { metaTitle: 'Another' }].map((titled) =>
    shareImagePath('/blog/a-post', titled),
  );
  expect([one === again, one === other]).toEqual([true, false]);
});

test.each([
  ['promise', 'Another promise.'],
  ['nameplate', ['Another', 'Paper']],
  ['state', 'Elsewhere'],
  ['brand', { ...thisCity().brand, accent: '#123456' }],
  ['brand', { ...thisCity().brand, emblem: { size: 1, path: 'M0 0h1v1z', color: '#123456' } }],
])('an edit of the %s gives the front page another card', (key, value) => {
  const city = thisCity() as unknown as Record<string, unknown>;
  const [path, was] = [shareImagePath('/'), city[key]];
  city[key] = value;
  try {
    expect(shareImagePath('/')).not.toBe(path);
  } finally {
    city[key] = was;
  }
  expect(shareImagePath('/')).toBe(path);
});

test('a card has the size that networks show whole', () => {
  expect(shareImageSize).toEqual({ width: 1200, height: 630 });
});
