import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { blogState } from '@/lib/blog/blog-state';
import { otherPosts, postView } from '@/lib/blog/views/post-view';
import { city } from '../../../any-city';
import { down, entries, playedSource, post } from '../make-blog';

let played = playedSource();

/** Sets the blog's list to posts with these slugs, in this order. */
function listed(...slugs: string[]): void {
  played.answers.list = () => ok(entries(slugs));
  played.answers.post = (slug) => ok(slugs.includes(slug) ? post({ slug }) : undefined);
}

beforeEach(() => {
  played = playedSource();
  Object.assign(blogState(), { blogs: new WeakMap([[city, played.source]]) });
});

describe('postView', () => {
  test.each([
    ['%C3%B1and%C3%BA', 'ñandú'],
    ['A-Post', 'A-Post'],
  ])(
    'looks up the path segment %s as the post %s, and returns `absent` if there is no such post',
    async (part, slug) => {
      listed(slug);
      expect(await postView(city, part)).toMatchObject({ state: 'post', post: { slug } });
      listed('another');
      expect(await postView({ ...city }, part)).toEqual({ state: 'absent' });
      expect(played.requests).toEqual([slug]);
    },
  );

  test.each(['%E0%A4', '..%2Fa', '-a', ''])(
    'returns `absent` for %j without reading the blog',
    async (part) => {
      expect(await postView(city, part)).toEqual({ state: 'absent' });
      expect(played.requests).toEqual([]);
    },
  );

  test('returns an error message if the post cannot be loaded', async () => {
    played.answers.post = () => down(503);
    expect(await postView(city, 'a-post')).toEqual({
      state: 'error',
      message: 'HTTP error! status: 503',
    });
  });
});

describe('otherPosts', () => {
  const slugsBeside = async (slug: string) => (await otherPosts(city, slug)).map((entry) => entry.slug);

  test.each([
    ['first', ['second', 'third', 'fourth']],
    ['second', ['third', 'fourth', 'fifth']],
    ['third', ['fourth', 'fifth', 'sixth']],
    ['fifth', ['third', 'fourth', 'sixth']],
    ['sixth', ['third', 'fourth', 'fifth']],
    ['unlisted', ['first', 'second', 'third']],
  ])('for the post “%s” and a list of six, returns %j', async (slug, others) => {
    listed('first', 'second', 'third', 'fourth', 'fifth', 'sixth');
    expect(await slugsBeside(slug)).toEqual(others);
  });

  test('returns fewer posts from a short list, and none without a list', async () => {
    listed('first', 'second');
    expect(await slugsBeside('second')).toEqual(['first']);
    played.answers.list = () => down(503);
    expect(await slugsBeside('first')).toEqual([]);
  });
});
