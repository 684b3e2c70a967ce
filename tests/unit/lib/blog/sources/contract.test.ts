import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outcome } from '@/lib/base/outcome';
import type { BlogSource } from '@/lib/blog/blog-post';
import { publishedIn } from '@/lib/blog/published';
import { cachedHost } from '@/lib/blog/sources/cached-host';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import { functionsHost } from '@/lib/blog/sources/functions-host';
import { atOnce, turns } from '@/lib/freshness/schedule';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { guardedGet } from '@/lib/web/guarded-get';
import { type FakeUpstream, startFakeUpstream } from '../../../../fake-upstream/fake-upstream';
import { postOf } from '../../../../fake-upstream/make-post';

// What holds for a blog holds for both of its sources: the same 65 posts from Markdown files and from the host.

const zone = 'America/Los_Angeles';
const domain = 'newsroom.example';
const total = 65;
const clock = { now: 0 };
const isPublished = publishedIn('newsroom', () => clock.now);

function given<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.failure.detail);
  return outcome.value;
}

function writePosts(folder: string): void {
  for (let number = 1; number <= total; number++) {
    const { slug, blog, domain: _, ...facts } = postOf(number, 1, domain);
    const matter = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    writeFileSync(path.join(folder, `${slug}.md`), `---\n${matter.join('')}---\n\n${blog}\n`);
  }
}

let upstream: FakeUpstream;
const posts = mkdtempSync(path.join(tmpdir(), 'posts-'));
const copies = mkdtempSync(path.join(tmpdir(), 'copies-'));
const sources: Record<string, () => BlogSource> = {
  'the city folder': () =>
    cityFolderSource({
      folders: [{ folder: posts }],
      domain,
      zone,
      known: new Map(),
      photos: (name) => findPhoto(name, { key: 'a-city', folder: posts }),
      isPublished,
      tell: () => undefined,
    }),
  'the functions host': () =>
    cachedHost(
      functionsHost({
        url: upstream.blogUrl,
        key: upstream.blog.key,
        domain,
        zone,
        userAgent: 'test',
        get: guardedGet,
        now: Date.now,
      }),
      {
        identity: upstream.blogUrl,
        folder: copies,
        turn: turns(atOnce)(upstream.blogUrl),
        isForeign: () => false,
        isPublished,
        store: undefined,
        name: 'blog',
        zone,
        refreshMs: 300_000,
        now: Date.now,
        random: () => 0.5,
        onChange: () => undefined,
        log: () => undefined,
      },
    ),
};

beforeAll(async () => {
  upstream = await startFakeUpstream();
  writePosts(posts);
});
// The newest post is of November 20, 8 a.m. in Los Angeles, the next of the day before.
beforeEach(() => {
  clock.now = Date.parse('2026-11-20T16:00:00Z');
});
afterAll(() => upstream.close());

describe.each(Object.entries(sources))('%s', (_, open) => {
  test('gives all posts, the newest first', async () => {
    expect(given(await open().list()).map(({ slug }) => slug)).toEqual(
      Array.from({ length: total }, (_, at) => `blog-post-${String(at + 1).padStart(2, '0')}`),
    );
  });

  test('gives every field of an entry, clean and typed', async () => {
    expect(given(await open().list())[1]).toMatchObject({
      id: 'b02',
      slug: 'blog-post-02',
      metaTitle: 'Blog post 02, edition 1',
      metaDescription: 'What Blog post 02, edition 1 says & why it matters.',
      date: new Date('2026-11-19T16:00:00Z'),
      pinterestImageLink: 'https://i.pinimg.com/originals/02.jpg',
    });
  });

  test('gives a whole post by its slug', async () => {
    const whole = given(await open().post('blog-post-04'));
    expect(whole).toMatchObject({
      slug: 'blog-post-04',
      domain,
      date: new Date('2026-11-17T16:00:00Z'),
      youtubeShortsUrl: 'https://www.youtube.com/shorts/abcdefgh-_1',
      shortTailKeywords: ['city hall', 'parks'],
      longTailKeywords: ['how the council works', 'where to park'],
    });
    expect(whole?.blog).toContain('The end of Blog post 04, edition 1.');
  });

  test('gives a post from its date on', async () => {
    clock.now -= 1;
    const source = open();
    const first = async () => given(await source.list())[0]?.slug;
    expect(await first()).toBe('blog-post-02');
    expect(given(await source.post('blog-post-01'))).toBeUndefined();
    clock.now += 1;
    expect(await first()).toBe('blog-post-01');
    expect(given(await source.post('blog-post-01'))?.slug).toBe('blog-post-01');
  });

  test('gives undefined for a post that there is not', async () => {
    expect(given(await open().post('no-such-post'))).toBeUndefined();
  });
});
