import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Failure, ok } from '@/lib/base/outcome';
import { authorView, drawings, listView, postPictures, readersMessage } from '@/lib/blog/views/list-view';
import { city } from '../../../any-city';
import { down, entries, playBlog } from '../make-blog';

const unavailable = { state: 'error', message: 'HTTP error! status: 503' };
let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

describe('listView', () => {
  test('returns a page’s posts, its number, the page count, and the posts’ drawings', async () => {
    answers.list = () => ok(entries(Array.from({ length: 21 }, (_, at) => `post-${at + 1}`)));
    const view = await listView(city, 3);
    expect(view).toMatchObject({ state: 'posts', number: 3, pages: 3, entries: [{ slug: 'post-21' }] });
    const pictureOf = await drawings(city);
    expect(view.state === 'posts' && view.pictureOf('post-21')).toEqual(pictureOf('post-21'));
    expect(await listView(city, 2)).toMatchObject({ entries: { length: 10, 0: { slug: 'post-11' } } });
  });

  test.each([
    ['the state `empty` if there are no posts', ok(entries([])), 1, { state: 'empty' }],
    ['the state `beyond` if the list has fewer pages', ok(entries(['a-post'])), 2, { state: 'beyond' }],
    ['a readable error message if the list is unavailable', down(503), 1, unavailable],
  ])('returns %s', async (_, list, number, view) => {
    answers.list = () => list;
    expect(await listView(city, number)).toEqual(view);
  });
});

test('drawings returns a drawing even if the list cannot be loaded', async () => {
  answers.list = () => down(503);
  const pictureOf = await drawings(city);
  expect(city.blog.pictures.flat()).toContain(pictureOf('a-post'));
});

test('authorView returns the author’s posts, an error, or undefined if the key is unknown', async () => {
  answers.list = () => ok(entries(['a-post']));
  const list = { state: 'posts', entries: [{ slug: 'a-post' }] };
  const author = { key: 'newsroom' };
  expect(await authorView(city, 'newsroom')).toMatchObject({ author, list });
  answers.list = () => down(503);
  expect(await authorView(city, 'newsroom')).toMatchObject({ author, list: unavailable });
  expect(await authorView(city, 'nobody')).toBeUndefined();
});

const motif = (name: string) => [1, 2, 3].map((at) => ({ src: `${name}-${at}.svg`, width: 4, height: 3 }));
const four = ['river', 'hall', 'palms', 'grove'].map(motif);
const slugs = ['d', 'c', 'b', 'a'];
const posts = slugs.map((slug) => ({ slug }));

test('postPictures gives the posts on a page different drawings, which do not change when a post is added', () => {
  const before = postPictures(posts, four);
  expect(new Set(slugs.map(before)).size).toBe(slugs.length);
  const after = postPictures([{ slug: 'new' }, ...posts], four);
  for (const slug of slugs) expect(after(slug)).toBe(before(slug));
});

test('postPictures gives an unlisted post a stable drawing, and gives no drawings if there are no motifs', () => {
  expect(postPictures(posts, four)('elsewhere')).toBe(postPictures([], four)('elsewhere'));
  expect(postPictures(posts, four)('elsewhere')).toBeDefined();
  expect(postPictures(posts, [])('a')).toBeUndefined();
});

test('postPictures gives a post the drawing that its `picture` key names', () => {
  const pictureOf = postPictures([{ slug: 'the-big-a', picture: 'stadium-day' }, ...posts], four);
  expect(pictureOf('the-big-a')?.src).toMatch(/^\/tiles\/stadium-day\.svg/);
  expect(pictureOf('a')).toBe(postPictures(posts, four)('a'));
});

test.each(['no-such-drawing', '', '../secret', 'constructor'])(
  'postPictures ignores the drawing name %j',
  (name) => {
    const named = postPictures([{ slug: 'a', picture: name }], four);
    expect(named('a')).toBe(postPictures([{ slug: 'a' }], four)('a'));
  },
);

test.each<[Partial<Failure>, string]>([
  [{ reason: 'http-status', status: 500 }, 'HTTP error! status: 500'],
  [{ reason: 'timeout' }, 'It took too long'],
  [{ reason: 'odd-answer' }, 'An error occurred'],
])('readersMessage for %j is %j, without the technical detail (requirements section 8)', (failure, words) => {
  expect(readersMessage(city, { reason: 'dns', detail: 'a secret', ...failure })).toBe(words);
});
