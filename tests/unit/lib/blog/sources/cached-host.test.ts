import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import type { BlogEntry, BlogSource } from '@/lib/blog/blog-post';
import { publishedIn } from '@/lib/blog/published';
import { cachedHost } from '@/lib/blog/sources/cached-host';
import { atOnce, turns } from '@/lib/freshness/schedule';
import { listener } from '../../../listener';
import { down, page, playedSource, post } from '../make-blog';

const start = Date.parse('2026-11-21T12:00:00Z');
let folder: string;
// Removed with all temporary folders at the end: a copy may still be on its way to the disk after a test.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});

/** Lets what goes on behind a read come to its end. */
async function behind(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
}

/** Ends when so many copies are on disk. */
async function stored(count: number): Promise<void> {
  const files = () =>
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.json'));
  while (files().length < count) await behind();
  await behind();
}

function open(identity = 'https://functions.example') {
  const played = playedSource();
  const clock = { now: start };
  const { log, lines } = listener();
  const onChange = jest.fn();
  const host = cachedHost(played.source, {
    identity,
    folder,
    turn: turns(atOnce)('https://functions.example'),
    isForeign: (domain) => domain === 'other.example',
    isPublished: publishedIn('a-city', () => clock.now),
    store: undefined,
    name: 'blog',
    zone: 'America/Los_Angeles',
    refreshMs: 300_000,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log,
  });
  return { ...played, host, clock, lines, onChange };
}

describe('a post whose date is to come', () => {
  const ofTomorrow = () => ok(post({ date: new Date(start + 86_400_000) }));
  const slugs = async ({ page }: Pick<BlogSource, 'page'>) => {
    const list = await page(1);
    return list.ok ? list.value.entries.map(({ slug }) => slug) : list.failure;
  };

  test('is not there until then', async () => {
    const { host, answers, clock } = open();
    answers.post = ofTomorrow;
    expect(await host.post('a-post')).toEqual(ok(undefined));
    clock.now += 86_400_000;
    expect(await host.post('a-post')).toMatchObject({ value: { slug: 'a-post' } });
  });

  test('leaves a list that names it without a date once its own date is known', async () => {
    const { host, answers, clock } = open();
    answers.page = () => ok(page(['a-post', 'b-post']));
    answers.post = ofTomorrow;
    expect(await slugs(host)).toEqual(['a-post', 'b-post']);
    await host.post('a-post');
    expect(await slugs(host)).toEqual(['b-post']);
    clock.now += 86_400_000;
    expect(await slugs(host)).toEqual(['a-post', 'b-post']);
  });

  test('and one that is a draft, as far as the host says so, are in no list', async () => {
    const { host, answers } = open();
    const [one, other] = page(['a-post', 'b-post']).entries as [BlogEntry, BlogEntry];
    const entries = [
      { ...one, date: new Date(start + 1) },
      { ...other, draft: true },
    ];
    answers.page = () => ok({ entries, total: 2 });
    expect(await slugs(host)).toEqual([]);
  });
});

describe('the last good copy', () => {
  test('a hundred readers at once make one call', async () => {
    const { host, answers, asked } = open();
    answers.post = () => ok(post());
    await Promise.all(Array.from({ length: 100 }, () => host.post('a-post')));
    expect(asked).toEqual(['a-post']);
  });

  test('a post is read at once while it is refreshed behind, and stays when the host is down', async () => {
    const { host, answers, clock } = open();
    answers.post = () => ok(post());
    await host.post('a-post');
    await stored(1);
    answers.post = () => down(401);
    clock.now += 300_000;
    expect(await host.post('a-post')).toMatchObject({ ok: true, value: { slug: 'a-post' } });
    await behind();
    expect(await host.post('a-post')).toMatchObject({ ok: true, value: { slug: 'a-post' } });
    expect(host.records().find(({ key }) => key === 'a-post')?.fails).toBe(1);
  });

  test('a host that is down with nothing known is a failure, and is not asked again before its time', async () => {
    const { host, answers, asked } = open();
    answers.post = () => down(403);
    expect(await host.post('a-post')).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(await host.post('a-post')).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(asked).toEqual(['a-post']);
  });

  test('after a restart, lists and posts come from disk with their dates', async () => {
    const first = open();
    first.answers.post = () => ok(post());
    const before = [await first.host.page(1), await first.host.post('a-post')];
    await stored(2);
    const second = open();
    second.answers.page = second.answers.post = () => down(500, 'tls');
    await expect(Promise.all([second.host.page(1), second.host.post('a-post')])).resolves.toEqual(before);
  });

  test('another host does not find the copies', async () => {
    const first = open();
    first.answers.post = () => ok(post());
    await first.host.post('a-post');
    const second = open('https://other.example');
    second.answers.post = () => down(403);
    expect(await second.host.post('a-post')).toMatchObject({ ok: false });
  });

  test('a change that a reader would see is told, the same answer is not', async () => {
    const { host, answers, clock, onChange } = open();
    answers.post = () => ok(post());
    await host.post('a-post');
    await stored(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    clock.now += 300_000;
    await host.post('a-post');
    await behind();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a 404 of the host', () => {
  test('for a post that the list does not name, the post is absent', async () => {
    const { host, answers } = open();
    answers.page = () => ok(page(['another-post']));
    answers.post = () => down(404);
    await host.page(1);
    expect(await host.post('a-post')).toEqual(ok(undefined));
  });

  test('for a post that the list names, the host is wrong: the copy stays', async () => {
    const { host, answers, clock } = open();
    answers.post = () => ok(post());
    await host.page(1);
    await host.post('a-post');
    await stored(2);
    answers.post = () => down(404);
    clock.now += 300_000;
    await host.post('a-post');
    await behind();
    expect(await host.post('a-post')).toMatchObject({ ok: true, value: { slug: 'a-post' } });
  });

  test('a post that was taken back goes when the list no longer names it', async () => {
    const { host, answers, clock } = open();
    answers.post = () => ok(post());
    await host.page(1);
    await host.post('a-post');
    await stored(2);
    answers.page = () => ok(page([]));
    answers.post = () => down(404);
    clock.now += 300_000;
    await host.refreshList();
    await host.post('a-post');
    await behind();
    await expect(host.post('a-post')).resolves.toEqual(ok(undefined));
  });

  test('a post that never was is no change: nobody has been shown anything else', async () => {
    const { host, answers, onChange } = open();
    answers.post = () => down(404);
    await host.post('a-post');
    await behind();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('an absent post leaves nothing on disk', async () => {
    const first = open();
    first.answers.post = () => down(404);
    await first.host.post('a-post');
    const second = open();
    await second.host.post('a-post');
    expect(second.asked).toEqual(['a-post']);
  });
});

describe('a post with the domain of another city', () => {
  test('is not there: the host is not told for whom it is asked', async () => {
    const { host, answers } = open();
    answers.page = () => ok(page(['another-post']));
    answers.post = () => ok(post({ domain: 'other.example' }));
    await host.page(1);
    expect(await host.post('a-post')).toEqual(ok(undefined));
  });

  test('is there when the list names it', async () => {
    const { host, answers } = open();
    answers.post = () => ok(post({ domain: 'other.example' }));
    await host.page(1);
    expect(await host.post('a-post')).toMatchObject({ ok: true, value: { slug: 'a-post' } });
  });
});

describe('a page of the list', () => {
  test('beyond the first is asked for by its number, and has the total of the first', async () => {
    const { host, answers, asked } = open();
    answers.page = (number) => ok(page([`post-${number}`], number === 1 ? 30 : 29));
    expect(await host.page(3)).toMatchObject({ value: { entries: [{ slug: 'post-3' }], total: 30 } });
    expect([...new Set(asked)]).toEqual(['list 1', 'list 3']);
  });

  test.each([
    [10, 2, 0],
    [11, 2, 1],
    [20, 3, 0],
    [21, 3, 1],
  ])(
    'of %i posts: page %i has %i of them, and one past the end is never asked for',
    async (total, number, length) => {
      const { host, answers, asked } = open();
      answers.page = (asked) => ok(page([`post-${asked}`], total));
      const found = await host.page(number);
      expect(found).toMatchObject({ ok: true, value: { total } });
      expect(found.ok && found.value.entries.length).toBe(length);
      expect(asked).toHaveLength(1 + length);
    },
  );

  test('the first is asked for even where there are no posts', async () => {
    const { host, answers, asked } = open();
    answers.page = () => ok(page([]));
    expect(await host.page(1)).toEqual(ok({ entries: [], total: 0 }));
    expect(asked).toEqual(['list 1']);
  });

  test('fails with the first, and by itself', async () => {
    const { host, answers } = open();
    answers.page = (number) => (number === 2 ? down(500) : ok(page(['a-post'], 30)));
    expect([await host.page(1), await host.page(2)]).toMatchObject([{ ok: true }, { ok: false }]);
    const other = open('https://other.example');
    other.answers.page = (number) => (number === 1 ? down(403) : ok(page(['a-post'], 20)));
    expect(await other.host.page(2)).toMatchObject({ ok: false, failure: { status: 403 } });
  });
});

describe('the refresh of the list', () => {
  const period = 300_000;

  test('asks for the first page at once, and for those that readers have opened', async () => {
    const { host, answers, asked, clock } = open();
    answers.page = (number) => ok(page([`post-${number}`], 30));
    await host.refreshList();
    expect(asked).toEqual(['list 1']);
    await host.page(3);
    await host.refreshList();
    clock.now += period;
    await host.refreshList();
    expect(asked).toEqual(['list 1', 'list 3', 'list 1', 'list 3']);
  });

  test.each([
    ['has a new post, as they are one step behind', 'new', ['list 1', 'list 2']],
    ['has not changed: only in their turn', 'post', ['list 1']],
  ])('asks for later pages when the first %s', async (_, name, again) => {
    const { host, answers, asked, clock, onChange } = open();
    answers.page = (number) => ok(page([`post-${number}`], 20));
    await host.page(1);
    await host.refreshList();
    clock.now += 200_000;
    await host.page(2);
    await host.refreshList();
    clock.now += 100_000;
    asked.length = 0;
    expect(onChange).toHaveBeenCalledTimes(2);
    answers.page = (number) => ok(page([`${name}-${number}`], 20));
    await host.refreshList();
    expect(asked).toEqual(again);
    expect(onChange).toHaveBeenCalledTimes(name === 'new' ? 4 : 2);
    expect(await host.page(2)).toMatchObject({ value: { entries: [{ slug: `${name}-2` }] } });
  });
});
