import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { createRevalidatingCache } from '@/lib/freshness/revalidating-cache';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { listener } from '../../listener';

type Note = Timed & { text: string };
type Answer = { text: string } | Failure;

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;
const timeout: Failure = { reason: 'timeout', detail: 'no answer' };

let clock: number;
/** The store's contents and what was saved. */
let stored: Note | undefined;
let saved: Note[];
/** Ends the current refresh. */
let answer: (answer: Answer) => void;
/** Makes the current refresh throw, as a bug would. */
let breakOff: (bug: Error) => void;
let asked: number;
const onChange = jest.fn();
let heard: ReturnType<typeof listener>;

beforeEach(() => {
  clock = start;
  stored = undefined;
  saved = [];
  asked = 0;
  onChange.mockClear();
  heard = listener();
});

const cache = () =>
  createRevalidatingCache<string, Note, Answer>({
    name: 'note',
    keyOf: (key) => key,
    unknown: () => ({ ...neverAsked, text: '' }),
    refresh: () => {
      asked += 1;
      return new Promise((resolve, reject) => {
        answer = resolve;
        breakOff = reject;
      });
    },
    apply: (before, result) => {
      const tried = { ...before, triedAt: clock, nextTry: clock + period };
      return 'reason' in result
        ? { ...tried, fails: before.fails + 1, lastFailure: result }
        : { ...tried, goodAt: clock, fails: 0, text: result.text };
    },
    looksOf: ({ text, fails }) => `${text} ${fails}`,
    store: {
      load: async () => stored,
      save: async (_, record) => void saved.push(record),
    },
    now: () => clock,
    random: () => 0.5,
    onChange,
    log: heard.log,
  });

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function refreshed(notes: ReturnType<typeof cache>, result: Answer = { text: 'one' }): Promise<void> {
  const ended = notes.refresh('a');
  await settled();
  answer(result);
  await ended;
}

describe('a stored copy after a restart', () => {
  const copy = { ...neverAsked, goodAt: start - 1000, fails: 3, nextTry: start + period, text: 'stored' };

  test('is loaded and its source is fetched at once', async () => {
    stored = copy;
    const notes = cache();
    expect(await notes.known('a')).toEqual({ ...copy, fails: 0, nextTry: 0 });
    void notes.refresh('a');
    await settled();
    expect(asked).toBe(1);
  });

  test('waits if the source asked for it', async () => {
    stored = { ...copy, askedToWait: true };
    const notes = cache();
    notes.hurry('a');
    await notes.refresh('a');
    notes.hurry('a');
    expect(await notes.known('a')).toEqual(stored);
    expect(asked).toBe(0);
  });
});

describe('one source', () => {
  test('is fetched once for concurrent callers', async () => {
    const notes = cache();
    const waiting = [notes.refresh('a'), notes.refresh('a')];
    await settled();
    answer({ text: 'one' });
    await Promise.all(waiting);
    expect(asked).toBe(1);
    expect(saved).toEqual([await notes.known('a')]);
  });

  test.each([
    ['after a response', { text: 'one' }],
    ['while it fails, even if hurried', timeout],
  ])('rests until its next try %s', async (_, result) => {
    const notes = cache();
    expect(notes.isResting('a')).toBe(false);
    await refreshed(notes, result);
    if (result === timeout) notes.hurry('a');
    expect(notes.isResting('a')).toBe(true);
    clock += period;
    expect(notes.isResting('a')).toBe(false);
  });

  test('does not rest while it is loaded or fetched', async () => {
    stored = { ...neverAsked, nextTry: start + period, askedToWait: true, text: 'stored' };
    const notes = cache();
    const known = notes.known('a');
    expect(notes.isResting('a')).toBe(false);
    await known;
    expect(notes.isResting('a')).toBe(true);
    clock += period;
    void notes.refresh('a');
    await settled();
    clock -= period;
    expect(notes.isResting('a')).toBe(false);
  });
});

describe('a failure', () => {
  test('is logged once while it lasts, and once when it ends', async () => {
    const notes = cache();
    await refreshed(notes);
    for (const result of [timeout, timeout, timeout, { text: 'two' }, { text: 'two' }]) {
      clock += period;
      await refreshed(notes, result);
    }
    expect(heard.lines).toEqual([
      'warn note is silent, the last good copy stays source=a reason=timeout detail=no answer',
      'info note answers again source=a failedTries=3',
    ]);
  });

  test('of a source without a copy is logged as such', async () => {
    const notes = cache();
    await refreshed(notes, timeout);
    expect(await notes.known('a')).toMatchObject({ fails: 1, lastFailure: timeout });
    expect(heard.lines).toEqual([
      'warn note is silent, there is no copy of it yet source=a reason=timeout detail=no answer',
    ]);
  });
});

test('logs a bug and waits a minute', async () => {
  const notes = cache();
  const ended = notes.refresh('a');
  await settled();
  breakOff(new TypeError('x is not a function'));
  await ended;
  expect(heard.lines).toEqual([expect.stringMatching(/^error a refresh broke source=a bug=TypeError: x is/)]);
  clock += 59_999;
  expect(notes.isResting('a')).toBe(true);
  clock += 1;
  expect(notes.isResting('a')).toBe(false);
});

test('reports only changes that readers can see', async () => {
  const notes = cache();
  await refreshed(notes);
  expect(onChange.mock.calls).toEqual([['a']]);
  clock += period;
  await refreshed(notes);
  expect(onChange).toHaveBeenCalledTimes(1);
  clock += period;
  await refreshed(notes, { text: 'two' });
  expect(onChange).toHaveBeenCalledTimes(2);
});
