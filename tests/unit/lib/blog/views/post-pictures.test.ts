import { expect, test } from '@jest/globals';
import { postPictures } from '@/lib/blog/views/post-pictures';

const motif = (name: string) => [1, 2, 3].map((at) => ({ src: `${name}-${at}.svg`, width: 4, height: 3 }));
const drawings = { pictures: ['river', 'hall', 'palms', 'grove'].map(motif) };
const slugs = ['d', 'c', 'b', 'a'];
const posts = slugs.map((slug) => ({ slug }));

test('a new post changes no other’s drawing', () => {
  const before = postPictures(posts, drawings);
  const after = postPictures([{ slug: 'new' }, ...posts], drawings);
  for (const slug of slugs) expect(after(slug)).toBe(before(slug));
});

test('no two posts of a page share a drawing', () => {
  const pictureOf = postPictures(posts, drawings);
  expect(new Set(slugs.map(pictureOf)).size).toBe(slugs.length);
});

test('a post that no list names has one too, always the same', () => {
  expect(postPictures(posts, drawings)('elsewhere')).toBe(postPictures([], drawings)('elsewhere'));
  expect(postPictures(posts, drawings)('elsewhere')).toBeDefined();
});

test('a city without drawings has none', () => {
  expect(postPictures(posts, { pictures: [] })('a')).toBeUndefined();
});

test('a post has the drawing that it names, of any motif of the city', () => {
  const stadium = [{ src: '/static/stadium-day.0a1b2c.svg', width: 4, height: 3 }];
  const pictureOf = postPictures([{ slug: 'the-big-a', picture: 'stadium-day' }, ...posts], drawings, [
    ...drawings.pictures,
    stadium,
  ]);
  expect(pictureOf('the-big-a')).toBe(stadium[0]);
  expect(pictureOf('a')).toBe(postPictures(posts, drawings)('a'));
});

test.each(['no-such-drawing', '', '../secret', 'constructor'])(
  'one that names %j chooses as others do',
  (name) => {
    const named = postPictures([{ slug: 'a', picture: name }], drawings, drawings.pictures);
    expect(named('a')).toBe(postPictures([{ slug: 'a' }], drawings)('a'));
  },
);
