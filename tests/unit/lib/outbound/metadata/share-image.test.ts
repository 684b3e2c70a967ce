import { expect, test } from '@jest/globals';
import { shareImagePath, shareImageSize } from '@/lib/outbound/metadata/share-image';

test.each([
  ['the front page', '/', '/og/home.png'],
  ['a page of the table', '/local-news', '/og/local-news.png'],
  ['a section', '/news/sports', '/og/news/sports.png'],
  ['a post', '/blog/a-post', '/og/blog/a-post.png'],
  ['a post with signs in its name', '/blog/caf%C3%A9', '/og/blog/caf%C3%A9.png'],
  ['a page with a query', '/local-news?page=2', '/og/local-news.png'],
  ['a page below one of the table', '/community/anything/else', '/og/community.png'],
  ['a page below a section', '/news/sports/anything', '/og/news/sports.png'],
  ['a page below a post', '/blog/a-post/anything', '/og/blog/a-post.png'],
  ['the folder of posts', '/blog/', '/og/blog.png'],
  ['a section that is none', '/news/nonsense', '/og/home.png'],
  ['a page that nobody knows', '/nowhere/at/all', '/og/home.png'],
])('%s is shared with its card', (_, path, card) => {
  expect(shareImagePath(path)).toBe(card);
});

test('a card has the size that networks show whole', () => {
  expect(shareImageSize).toEqual({ width: 1200, height: 630 });
});
