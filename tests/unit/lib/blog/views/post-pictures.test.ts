import { expect, test } from '@jest/globals';
import { postPictures } from '@/lib/blog/views/post-pictures';

const motif = (name: string) => [1, 2, 3].map((at) => ({ src: `${name}-${at}.svg`, width: 4, height: 3 }));
const drawings = { pictures: ['river', 'hall', 'palms', 'grove'].map(motif) };
const slugs = ['d', 'c', 'b', 'a'];

test('a new post changes no other’s drawing', () => {
  const before = postPictures(slugs, drawings);
  const after = postPictures(['new', ...slugs], drawings);
  for (const slug of slugs) expect(after(slug)).toBe(before(slug));
});

test('no two posts of a page share a drawing', () => {
  const pictureOf = postPictures(slugs, drawings);
  expect(new Set(slugs.map(pictureOf)).size).toBe(slugs.length);
});

test('a post that no list names has one too, always the same', () => {
  expect(postPictures(slugs, drawings)('elsewhere')).toBe(postPictures([], drawings)('elsewhere'));
  expect(postPictures(slugs, drawings)('elsewhere')).toBeDefined();
});

test('a city without drawings has none', () => {
  expect(postPictures(slugs, { pictures: [] })('a')).toBeUndefined();
});
