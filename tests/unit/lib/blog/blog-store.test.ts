import '../../open-cities';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { blogState } from '@/lib/blog/blog-state';
import { blogHealth, getPost, getPosts, readFolderPosts } from '@/lib/blog/blog-store';
import { publishDue, publishedIn } from '@/lib/blog/published';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { neverAsked } from '@/lib/freshness/timed';
import { city } from '../../any-city';
import { serveCitiesOf, smallest, writeCity } from '../city/read/write-city';
import { playedSource } from './make-blog';

beforeEach(() => setProcessWide('blogs', undefined));

test('the blog reads posts from the city’s folder if no blog host is set', async () => {
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

test('blogHealth counts a host’s stored and failing records, and describes its lists and failing posts', () => {
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

const noon = Date.parse('2026-11-23T20:00:00Z');
const hour = 3_600_000;
const at = (ms: number) => ({ slug: 'a', date: new Date(ms) });

let clock: number;
let isPublished: ReturnType<typeof publishedIn>;
let said: string[];

beforeEach(() => {
  clock = noon;
  said = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  setProcessWide('freshness', undefined);
  jest.spyOn(performance, 'now').mockImplementation(() => clock - performance.timeOrigin);
  // Clear posts that another test has scheduled.
  publishDue(Number.POSITIVE_INFINITY);
  setProcessWide('freshness', undefined);
  isPublished = publishedIn('boulder', () => clock);
});
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['true for a post dated an hour ago', at(noon - hour), true],
  ['true for a post dated now', at(noon), true],
  ['false for a post dated a millisecond from now', at(noon + 1), false],
  ['true for a post without a date', { slug: 'a' }, true],
  ['false for a post marked as a draft', { ...at(noon - hour), draft: true }, false],
  ['false for a post marked as a draft, without a date', { slug: 'a', draft: true }, false],
])('isPublished is %s', (_, post, shown) => {
  expect(isPublished(post)).toBe(shown);
});

test('a due post invalidates its city’s pages once', () => {
  isPublished(at(noon + hour));
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(0);
  clock += hour;
  publishDue(clock);
  expect([newsChangedAt('boulder'), newsChangedAt('marfa')]).toEqual([clock, 0]);
  clock += 1;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(clock - 1);
});

test('a due post counts as published even before publishDue, which still invalidates the pages', () => {
  expect(isPublished(at(noon + hour))).toBe(false);
  clock += hour;
  expect(isPublished(at(noon + hour))).toBe(true);
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(clock);
});

test('a draft is never due for publication', () => {
  isPublished({ ...at(noon + hour), draft: true });
  clock += 2 * hour;
  publishDue(clock);
  expect(newsChangedAt('boulder')).toBe(0);
});

test('each withheld post is logged once, with its date', () => {
  for (const post of [at(noon + hour), at(noon + hour), { slug: 'b', draft: true }, at(noon - hour)])
    isPublished(post);
  expect(said.map((line) => line.replace(/^\S+ info /, ''))).toEqual([
    'a post is not public yet city=boulder post=a until=2026-11-23T21:00:00.000Z',
    'a post is not public yet city=boulder post=b until="it is no longer a draft"',
  ]);
});

test('a post that desk.yaml hides by address, former address or title words is not published', async () => {
  const root = writeCity({
    'city.yaml': smallest,
    'desk.yaml': `hide:
  - { link: /blog/hidden, reason: A }
  - { link: /blog/old-name, reason: A }
  - { words: [secret], reason: A }
`,
  });
  await serveCitiesOf(root);
  const posts = [
    { slug: 'hidden' },
    { slug: 'renamed', formerly: ['old-name'] },
    { slug: 'a', metaTitle: 'The Secret Budget' },
    { slug: 'a', metaTitle: 'The budget' },
  ];
  expect(posts.map(isPublished)).toEqual([false, false, false, true]);
});
