import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Failure, ok } from '@/lib/base/outcome';
import { blogState } from '@/lib/blog/blog-state';
import { authorView, drawings, listView, postPictures, readersMessage } from '@/lib/blog/views/list-view';
import { otherPosts, postView } from '@/lib/blog/views/post-view';
import { city } from '../../../any-city';
import { down, entries, playBlog, playedSource, post } from '../make-blog';

describe('A list of posts', () => {
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
  ])(
    'readersMessage for %j is %j, without the technical detail (requirements section 8)',
    (failure, words) => {
      expect(readersMessage(city, { reason: 'dns', detail: 'a secret', ...failure })).toBe(words);
    },
  );
});

describe('A post’s page', () => {
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
});
