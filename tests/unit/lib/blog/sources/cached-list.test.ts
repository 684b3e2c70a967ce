import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { cachedList } from '@/lib/blog/sources/cached-list';
import { down, page, playedSource } from '../make-blog';

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;
let folder: string;
// Removed with all temporary folders at the end: a copy may still be on its way to the disk after a test.
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
});

function open() {
  const { source, answers, asked } = playedSource();
  const clock = { now: start };
  const onChange = jest.fn();
  const list = cachedList(source.page, {
    identity: 'https://functions.example',
    folder,
    turn: (task) => task(),
    isForeign: () => false,
    isPublished: () => true,
    store: undefined,
    name: 'blog',
    zone: 'America/Los_Angeles',
    refreshMs: period,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log: () => undefined,
  });
  /** A page may be read before its copy is written: a refresh ends with what is under way. */
  const later = async (ms: number) => {
    await list.refresh();
    clock.now += ms;
  };
  return { list, answers, asked, clock, later, onChange };
}

describe('a page of the list', () => {
  test('beyond the first is asked for by its number', async () => {
    const { list, answers, asked } = open();
    answers.page = (number) => ok(page([`post-${number}`], 30));
    expect(await list.page(3)).toMatchObject({
      ok: true,
      value: { entries: [{ slug: 'post-3' }], total: 30 },
    });
    expect(asked).toEqual(['list 1', 'list 3']);
  });

  test('has the total of the first: a later one may be older', async () => {
    const { list, answers } = open();
    answers.page = (number) => ok(page([`post-${number}`], number === 1 ? 21 : 20));
    expect(await list.page(2)).toMatchObject({ value: { total: 21 } });
  });

  test.each([
    [10, 2, 0],
    [11, 2, 1],
    [20, 3, 0],
    [21, 3, 1],
  ])('of %i posts: page %i has %i of them', async (total, number, length) => {
    const { list, answers, asked } = open();
    answers.page = (asked) => ok(page([`post-${asked}`], total));
    const found = await list.page(number);
    expect(found).toMatchObject({ ok: true, value: { total } });
    expect(found.ok && found.value.entries.length).toBe(length);
    expect(asked).toHaveLength(1 + length);
  });

  test('the first is asked for even where there are no posts', async () => {
    const { list, answers, asked } = open();
    answers.page = () => ok(page([]));
    expect(await list.page(1)).toEqual(ok({ entries: [], total: 0 }));
    expect(asked).toEqual(['list 1']);
  });

  test('fails with the first', async () => {
    const { list, answers } = open();
    answers.page = (number) => (number === 1 ? down(403) : ok(page(['a-post'], 20)));
    expect(await list.page(2)).toMatchObject({ ok: false, failure: { status: 403 } });
  });
});

describe('a slug is named', () => {
  test('by any page that is known, and by none that is not', async () => {
    const { list, answers, asked } = open();
    answers.page = (number) => ok(page([`post-${number}`, `more-${number}`], 30));
    expect(await list.names('post-1')).toBe(false);
    await list.page(2);
    expect(await list.names('more-1')).toBe(true);
    expect(await list.names('post-2')).toBe(true);
    expect(await list.names('post-3')).toBe(false);
    expect(asked).toEqual(['list 1', 'list 2']);
  });
});

describe('the refresh', () => {
  test('asks for the first page at once, and for those that readers have opened', async () => {
    const { list, answers, asked, later } = open();
    answers.page = (number) => ok(page([`post-${number}`], 30));
    await list.refresh();
    expect(asked).toEqual(['list 1']);
    await list.page(3);
    await later(period);
    await list.refresh();
    expect(asked).toEqual(['list 1', 'list 3', 'list 1', 'list 3']);
  });

  test('asks for later pages before their time only when the first has changed', async () => {
    const { list, answers, asked, later } = open();
    answers.page = (number) => ok(page([`post-${number}`], 20));
    await list.page(1);
    await later(200_000);
    await list.page(2);
    await later(100_000);
    await list.refresh();
    expect(asked).toEqual(['list 1', 'list 2', 'list 1']);
  });

  test('tells of a change on any page', async () => {
    const { list, answers, onChange, later } = open();
    answers.page = (number) => ok(page([`post-${number}`], 20));
    await list.page(2);
    expect(onChange).toHaveBeenCalledTimes(2);
    await later(period);
    answers.page = (number) => ok(page([number === 1 ? 'post-1' : 'new'], 20));
    await list.refresh();
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
