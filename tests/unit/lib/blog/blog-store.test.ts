import { beforeEach, describe, expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { allPosts, blogHealth, blogPage, blogPost, readFolderPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { neverAsked } from '@/lib/freshness/timed';
import { down, page, playBlog, playedSource } from './make-blog';

beforeEach(() => setProcessWide('blog sources', undefined));

test('without a functions host the posts are those of the city folder', async () => {
  const all = await allPosts();
  if (!all.ok) throw new Error(all.failure.detail);
  expect(all.value.length).toBeGreaterThan(0);
  expect(all.value.every(({ date }) => date)).toBe(true);
  expect(await blogPage(1)).toMatchObject({ ok: true, value: { total: all.value.length } });
  const slug = all.value[0]?.slug ?? '';
  expect(await blogPost(slug)).toMatchObject({ ok: true, value: { slug, domain: 'localhost' } });
  expect(await blogPost('no-such-post')).toEqual({ ok: true, value: undefined });
});

describe('all posts', () => {
  const slugs = async () => {
    const found = await allPosts();
    return found.ok ? found.value.map(({ slug }) => slug) : found.failure.status;
  };

  test('are those of every page, each once though it moved while the list was read', async () => {
    const pages = [['new', 'b'], ['b', 'c'], ['d']];
    playBlog().page = (number) => ok(page(pages[number - 1] ?? [], 25));
    expect(await slugs()).toEqual(['new', 'b', 'c', 'd']);
  });

  test('are those of a hundred pages at most', async () => {
    playBlog().page = (number) => ok(page([`post-${number}`], 1_000_000));
    expect(await slugs()).toHaveLength(100);
  });

  test('are not known where the first page fails; a later page that fails is left out', async () => {
    const answers = playBlog();
    answers.page = () => down(500);
    expect(await slugs()).toBe(500);
    answers.page = (number) => (number === 2 ? down(500) : ok(page([`p${number}`], 30)));
    expect(await slugs()).toEqual(['p1', 'p3']);
  });

  test('stand newest first, the undated last', async () => {
    const { entries } = page(['undated', 'old', 'new']);
    const dates = [undefined, '2026-01-01', '2026-11-01'];
    const dated = entries.map((entry, at) => ({
      ...entry,
      date: dates[at] ? new Date(dates[at]) : undefined,
    }));
    playBlog().page = () => ok({ entries: dated, total: 3 });
    expect(await slugs()).toEqual(['new', 'old', 'undated']);
  });
});

const now = Date.parse('2026-11-21T12:00:00Z');
const good = { ...neverAsked, goodAt: now - 60_000, nextTry: now + 60_000 };
const failing = {
  ...neverAsked,
  fails: 2,
  lastFailure: { reason: 'http-status', detail: '', status: 503 } as const,
};

let asked: string[];

/** Makes the city's posts those of a host with these records, or of its folder. */
function play(records?: readonly (typeof neverAsked & { key: string })[]): void {
  const played = playedSource();
  asked = played.asked;
  const source = { ...played.source, ...(records && { records: () => records }) };
  setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));
}

test('of a folder it is told which posts cannot be read', () => {
  play();
  expect(blogHealth(now)).toEqual({ source: 'city folder', unreadable: [] });
});

test('of a host it is told how much is kept and fails: its lists, and of the posts those that fail', () => {
  play([
    { ...good, key: 'list 1' },
    { ...good, key: 'a-post' },
    { ...failing, key: 'b-post' },
  ]);
  expect(blogHealth(now)).toMatchObject({
    source: 'functions host',
    kept: 2,
    failing: 1,
    parts: [
      { part: 'list 1', fails: 0, ageSeconds: 60 },
      { part: 'b-post', fails: 2, failure: 'http-status 503' },
    ],
  });
});

test('after an edit the posts of a folder are read, and a host is not asked', async () => {
  play();
  await readFolderPosts();
  expect(asked).toEqual(['list 1']);
  play([]);
  await readFolderPosts();
  expect(asked).toEqual([]);
});
