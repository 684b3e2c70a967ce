import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { drawings, listView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { down, page, playBlog } from '../make-blog';

let answers: ReturnType<typeof playBlog>;
beforeEach(() => {
  answers = playBlog();
});

describe('a page of the list of posts', () => {
  test('has its posts, its number, and how many pages there are', async () => {
    answers.page = (number) => ok(page([`post-${number}`], 21));
    const view = await listView(2);
    expect(view).toMatchObject({ state: 'posts', number: 2, pages: 3, entries: [{ slug: 'post-2' }] });
  });

  test('has a picture for each post, the same one as everywhere', async () => {
    answers.page = () => ok(page(['a', 'b', 'c']));
    const view = await listView(1);
    const pictureOf = await drawings();
    for (const slug of ['a', 'b', 'c'])
      expect(view.state === 'posts' && view.pictureOf(slug)).toEqual(pictureOf(slug));
  });

  test('is empty where there are no posts', async () => {
    answers.page = () => ok(page([]));
    expect(await listView(1)).toEqual({ state: 'empty' });
  });

  test('is beyond the end where the list has fewer', async () => {
    answers.page = (number) => ok(page(number === 1 ? ['a-post'] : [], 1));
    expect(await listView(2)).toEqual({ state: 'beyond' });
  });

  test('is an error in words for readers where it cannot be had', async () => {
    answers.page = () => down(503);
    expect(await listView(1)).toEqual({ state: 'error', message: 'HTTP error! status: 503' });
  });
});

test('a post has a drawing of the city even while the list is not known', async () => {
  answers.page = () => down(503);
  const pictureOf = await drawings();
  expect(
    thisCity()
      .drawings.flat()
      .map(({ src }) => src),
  ).toContain(pictureOf('a-post')?.src);
});
