import { beforeEach, describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { createLastGood, type Kept } from '@/lib/freshness/last-good';

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;

let clock: number;
let answer: Outcome<string | undefined>;
let stored: Map<string, Kept<string>>;

beforeEach(() => {
  clock = start;
  stored = new Map();
});

/** One of which no try is repeated, so that none waits. */
const failing = () => fail('malformed', 'broken');

const values = () =>
  createLastGood<string>({
    name: 'note',
    load: async () => answer,
    store: {
      load: async (key) => stored.get(key),
      save: async (key, record) => void stored.set(key, record),
      remove: async (key) => void stored.delete(key),
    },
    refreshMs: period,
    now: () => clock,
    random: () => 0.5,
    onChange: () => undefined,
    log: () => undefined,
  });

describe('the stored copy of a value', () => {
  test('is the last good one, also while its source fails', async () => {
    const notes = values();
    answer = ok('one');
    expect(await notes.read('a')).toEqual(ok('one'));
    answer = failing();
    clock += period;
    await notes.refresh('a');
    expect(stored.get('a')).toMatchObject({ value: 'one', fails: 1 });
    expect(await notes.read('a')).toEqual(ok('one'));
  });

  test('goes when its source says that there is none', async () => {
    stored.set('a', { key: 'a', value: 'one', goodAt: start - 1000, fails: 0, nextTry: 0 });
    const notes = values();
    answer = ok(undefined);
    await notes.refresh('a');
    expect(stored.size).toBe(0);
    expect(await notes.read('a')).toEqual(ok(undefined));
  });

  test('stays where this process has only heard a failure', async () => {
    const notes = values();
    answer = failing();
    await notes.read('a');
    stored.set('a', { key: 'a', value: 'of another', goodAt: start, fails: 0, nextTry: 0 });
    clock += 10 * period;
    await notes.refresh('a');
    expect(stored.get('a')?.value).toBe('of another');
  });
});

test('a value that never came is the failure, and nothing to peek at', async () => {
  const notes = values();
  answer = failing();
  expect(await notes.read('a')).toEqual(failing());
  expect(await notes.peek('a')).toBeUndefined();
});
