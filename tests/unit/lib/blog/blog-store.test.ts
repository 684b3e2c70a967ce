import { beforeEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { blogState } from '@/lib/blog/blog-state';
import { blogHealth, getPost, getPosts, readFolderPosts } from '@/lib/blog/blog-store';
import { neverAsked } from '@/lib/freshness/timed';
import { city } from '../../any-city';
import { playedSource } from './make-blog';

beforeEach(() => setProcessWide('blogs', undefined));

test('reads posts from the city’s folder if no blog host is set', async () => {
  const all = await getPosts(city);
  if (!all.ok) throw new Error(all.failure.detail);
  expect(all.value.length).toBeGreaterThan(0);
  expect(all.value.every(({ date }) => date)).toBe(true);
  const slug = all.value[0]?.slug ?? '';
  expect(await getPost(city, slug)).toMatchObject({ ok: true, value: { slug, domain: 'localhost' } });
  expect(await getPost(city, 'no-such-post')).toEqual({ ok: true, value: undefined });
});

const now = Date.parse('2026-11-21T12:00:00Z');
const good = { ...neverAsked, goodAt: now - 60_000, nextTry: now + 60_000 };
const lastFailure = { reason: 'http-status', detail: '', status: 503 } as const;
const failing = { ...neverAsked, fails: 2, lastFailure };

let requests: string[];

/** Gives the city a blog host with these records; without records, the blog in the city's folder. */
function play(records?: readonly (typeof neverAsked & { key: string })[]): void {
  const played = playedSource();
  requests = played.requests;
  const source = { ...played.source, ...(records && { records: () => records }) };
  Object.assign(blogState(), { blogs: new WeakMap([[city, source]]) });
}

test('blogHealth counts a host’s kept and failing records, and details its lists and failing posts', () => {
  play([
    { ...good, key: 'list' },
    { ...good, key: 'a-post' },
    { ...failing, key: 'b-post' },
  ]);
  expect(blogHealth(city, now)).toMatchObject({
    source: 'functions host',
    kept: 2,
    failing: 1,
    parts: [
      { part: 'list', fails: 0, ageSeconds: 60 },
      { part: 'b-post', fails: 2, failure: 'http-status 503' },
    ],
  });
});

test('readFolderPosts rereads the posts in a folder, but does not call a blog host', async () => {
  play();
  expect(blogHealth(city, now)).toEqual({ source: 'city folder' });
  await readFolderPosts(city);
  expect(requests).toEqual(['list']);
  play([]);
  await readFolderPosts(city);
  expect(requests).toEqual([]);
});
