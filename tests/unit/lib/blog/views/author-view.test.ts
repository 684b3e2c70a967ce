import { beforeEach, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogSource } from '@/lib/blog/blog-source';
import { authorView } from '@/lib/blog/views/author-view';
import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { down, page, playedSource } from '../make-blog';

let answers: ReturnType<typeof playedSource>['answers'];

beforeEach(() => {
  const played = playedSource();
  answers = played.answers;
  (globalThis as { blogSources?: WeakMap<City, BlogSource> }).blogSources = new WeakMap([
    [thisCity(), played.source],
  ]);
});

test('an author has the posts that are signed so', async () => {
  answers.page = () => ok(page(['a-post']));
  expect(await authorView('newsroom')).toMatchObject({ state: 'posts', posts: [{ slug: 'a-post' }] });
});

test('posts that cannot be known are an error, not none', async () => {
  answers.page = () => down(503);
  expect(await authorView('newsroom')).toMatchObject({
    state: 'error',
    message: 'HTTP error! status: 503',
    author: { key: 'newsroom' },
  });
});

test('a key that is no author’s has no page', async () => {
  expect(await authorView('nobody')).toBeUndefined();
});
