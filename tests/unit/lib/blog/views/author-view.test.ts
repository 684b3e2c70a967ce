import { beforeEach, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { authorView } from '@/lib/blog/views/author-view';
import { down, page, playBlog } from '../make-blog';

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
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
