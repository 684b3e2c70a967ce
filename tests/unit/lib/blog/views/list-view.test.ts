import '../../../open-cities';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Failure, ok } from '@/lib/base/outcome';
import { authorView, drawings, listView, postPictures, readersMessage } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { down, entries, playBlog } from '../make-blog';

const unavailable = { state: 'error', message: 'HTTP error! status: 503' };
let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

describe('a page of the list of posts', () => {
  test('has its posts, its number, and how many pages there are', async () => {
    answers.list = () => ok(entries(Array.from({ length: 21 }, (_, at) => `post-${at + 1}`)));
    const view = await listView(thisCity(), 3);
    expect(view).toMatchObject({ state: 'posts', number: 3, pages: 3, entries: [{ slug: 'post-21' }] });
    expect(await listView(thisCity(), 2)).toMatchObject({ entries: { length: 10, 0: { slug: 'post-11' } } });
  });

  test('has a picture for each post, the same one as everywhere', async () => {
    answers.list = () => ok(entries(['a', 'b', 'c']));
    const view = await listView(thisCity(), 1);
    const pictureOf = await drawings(thisCity());
    for (const slug of ['a', 'b', 'c'])
      expect(view.state === 'posts' && view.pictureOf(slug)).toEqual(pictureOf(slug));
  });

  test.each([
    ['empty where there are no posts', ok(entries([])), 1, { state: 'empty' }],
    ['beyond the end where the list has fewer', ok(entries(['a-post'])), 2, { state: 'beyond' }],
    ['an error in words for readers where it cannot be had', down(503), 1, unavailable],
  ])('is %s', async (_, list, number, view) => {
    answers.list = () => list;
    expect(await listView(thisCity(), number)).toEqual(view);
  });
});

test('a post has a drawing of the city even while the list is not known', async () => {
  answers.list = () => down(503);
  const pictureOf = await drawings(thisCity());
  expect(thisCity().blog.pictures.flat()).toContain(pictureOf('a-post'));
});

test('an author has the posts that are signed so, or an error, not none; a key that is no author’s no page', async () => {
  answers.list = () => ok(entries(['a-post']));
  expect(await authorView(thisCity(), 'newsroom')).toMatchObject({
    list: { state: 'posts', entries: [{ slug: 'a-post' }] },
  });
  answers.list = () => down(503);
  expect(await authorView(thisCity(), 'newsroom')).toMatchObject({
    list: unavailable,
    author: { key: 'newsroom' },
  });
  expect(await authorView(thisCity(), 'nobody')).toBeUndefined();
});

const motif = (name: string) => [1, 2, 3].map((at) => ({ src: `${name}-${at}.svg`, width: 4, height: 3 }));
const four = ['river', 'hall', 'palms', 'grove'].map(motif);
const slugs = ['d', 'c', 'b', 'a'];
const posts = slugs.map((slug) => ({ slug }));

test('no two posts of a page share a drawing, and a new post changes none', () => {
  const before = postPictures(posts, four);
  expect(new Set(slugs.map(before)).size).toBe(slugs.length);
  const after = postPictures([{ slug: 'new' }, ...posts], four);
  for (const slug of slugs) expect(after(slug)).toBe(before(slug));
});

test('a post that no list names has one too, always the same; a city without drawings has none', () => {
  expect(postPictures(posts, four)('elsewhere')).toBe(postPictures([], four)('elsewhere'));
  expect(postPictures(posts, four)('elsewhere')).toBeDefined();
  expect(postPictures(posts, [])('a')).toBeUndefined();
});

test('a post has the drawing that it names, of any motif of the city', () => {
  const stadium = [{ src: '/static/stadium-day.0a1b2c.svg', width: 4, height: 3 }];
  const pictureOf = postPictures([{ slug: 'the-big-a', picture: 'stadium-day' }, ...posts], four, [
    ...four,
    stadium,
  ]);
  expect(pictureOf('the-big-a')).toBe(stadium[0]);
  expect(pictureOf('a')).toBe(postPictures(posts, four)('a'));
});

test.each(['no-such-drawing', '', '../secret', 'constructor'])(
  'one that names %j chooses as others do',
  (name) => {
    const named = postPictures([{ slug: 'a', picture: name }], four, four);
    expect(named('a')).toBe(postPictures([{ slug: 'a' }], four)('a'));
  },
);

test.each<[Partial<Failure>, string]>([
  [{ reason: 'http-status', status: 500 }, 'HTTP error! status: 500'],
  [{ reason: 'http-status', status: 401 }, 'HTTP error! status: 401'],
  [{ reason: 'timeout' }, 'It took too long'],
  [{ reason: 'odd-answer' }, 'An error occurred'],
  [{ reason: 'refused' }, 'An error occurred'],
])('requirements section 8: %j is told as %j, without the detail', (failure, words) => {
  expect(readersMessage(thisCity(), { reason: 'dns', detail: 'a secret', ...failure })).toBe(words);
});
