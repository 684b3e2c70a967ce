import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { RevalidatingStore } from '@/lib/freshness/revalidating-store';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { listener } from '../../listener';

type Note = Timed & { text: string };
type Answer = { text: string } | Failure;

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;
const timeout: Failure = { reason: 'timeout', detail: 'no answer' };

let clock: number;
/** The copy in the store, and the copies saved so far. */
let stored: Note | undefined;
let saved: Note[];
/** Ends the current refresh with a result. */
let answer: (answer: Answer) => void;
/** Makes the current refresh throw, as a bug would. */
let breakOff: (bug: Error) => void;
let fetches: number;
const onChange = jest.fn();
let heard: ReturnType<typeof listener>;

beforeEach(() => {
  clock = start;
  stored = undefined;
  saved = [];
  fetches = 0;
  onChange.mockClear();
  heard = listener();
});

const store = () =>
  new RevalidatingStore<string, Note, Answer>({
    name: 'note',
    keyOf: (key) => key,
    unknown: () => ({ ...neverAsked, text: '' }),
    fetch: () => {
      fetches += 1;
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
    records: {
      load: async () => stored,
      save: async (_, record) => void saved.push(record),
    },
    revalidateMs: period,
    now: () => clock,
    random: () => 0.5,
    onChange,
    log: heard.log,
  });

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function refreshed(
  notes: ReturnType<typeof store>,
  result: Answer = { text: 'one' },
  key = 'a',
): Promise<void> {
  const ended = notes.refresh(key);
  await settled();
  answer(result);
  await ended;
}

describe('a stored copy after a restart', () => {
  const copy = { ...neverAsked, goodAt: start - 1000, fails: 3, nextTry: start + period, text: 'stored' };

  test('is loaded, and its source is fetched immediately', async () => {
    stored = copy;
    const notes = store();
    expect(await notes.known('a')).toEqual({ ...copy, fails: 0, nextTry: 0 });
    void notes.refresh('a');
    await settled();
    expect(fetches).toBe(1);
  });

  test('is not refetched early if the source asked for a wait', async () => {
    stored = { ...copy, askedToWait: true };
    const notes = store();
    notes.hurry('a');
    await notes.refresh('a');
    notes.hurry('a');
    expect(await notes.known('a')).toEqual(stored);
    expect(fetches).toBe(0);
  });
});

describe('a single source', () => {
  test('is fetched once for concurrent callers', async () => {
    const notes = store();
    const waiting = [notes.refresh('a'), notes.refresh('a')];
    await settled();
    answer({ text: 'one' });
    await Promise.all(waiting);
    expect(fetches).toBe(1);
    expect(saved).toEqual([await notes.known('a')]);
  });

  test.each([
    ['after it responds', { text: 'one' }],
    ['while it fails, even after a call of hurry()', timeout],
  ])('is not fetched before its next try %s', async (_, result) => {
    const notes = store();
    expect(notes.isResting('a')).toBe(false);
    await refreshed(notes, result);
    if (result === timeout) notes.hurry('a');
    expect(notes.isResting('a')).toBe(true);
    clock += period;
    expect(notes.isResting('a')).toBe(false);
  });

  test('does not count as resting while it is being loaded or fetched', async () => {
    stored = { ...neverAsked, nextTry: start + period, askedToWait: true, text: 'stored' };
    const notes = store();
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
    const notes = store();
    await refreshed(notes);
    for (const result of [timeout, timeout, timeout, { text: 'two' }, { text: 'two' }]) {
      clock += period;
      await refreshed(notes, result);
    }
    expect(heard.lines).toEqual([
      'warn note does not respond; using the last good copy source=a reason=timeout detail=no answer',
      'info note responds again source=a failedTries=3',
    ]);
  });

  test('is logged without the user name and password in the source’s address', async () => {
    await refreshed(store(), timeout, 'https://ana:word@private.example/feed');
    expect(heard.lines).toEqual([expect.stringContaining('source=https://private.example/feed ')]);
  });

  test('is logged as a failure without a stored copy if the source has no copy yet', async () => {
    const notes = store();
    await refreshed(notes, timeout);
    expect(await notes.known('a')).toMatchObject({ fails: 1, lastFailure: timeout });
    expect(heard.lines).toEqual([
      'warn note does not respond; there is no copy of it yet source=a reason=timeout detail=no answer',
    ]);
  });
});

describe('a request for a source that was never fetched', () => {
  test('waits for the first fetch, which all requests share', async () => {
    const notes = store();
    const reading = Promise.all([notes.read('a'), notes.read('a')]);
    await settled();
    answer({ text: 'one' });
    expect(await reading).toMatchObject([{ text: 'one' }, { text: 'one' }]);
    expect(fetches).toBe(1);
  });

  test('waits for at most four seconds, and later requests do not wait again', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    const notes = store();
    const done: string[] = [];
    void notes.read('a').then(() => done.push('first'));
    await settled();
    await jest.advanceTimersByTimeAsync(3999);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['first']);
    expect(await notes.read('a')).toMatchObject({ text: '', goodAt: 0 });
    jest.useRealTimers();
  });

  test('does not wait once a fetch has failed', async () => {
    const notes = store();
    await refreshed(notes, timeout);
    clock += period;
    expect(await notes.read('a')).toMatchObject({ fails: 1 });
  });
});

test('readers get the last good copy without waiting, and it is revalidated in the background when due', async () => {
  const notes = store();
  await refreshed(notes);
  await notes.read('a');
  expect(fetches).toBe(1);
  clock += period;
  expect(await notes.read('a')).toMatchObject({ text: 'one' });
  await settled();
  answer({ text: 'two' });
  await settled();
  expect(await notes.read('a')).toMatchObject({ text: 'two' });
  expect(fetches).toBe(2);
});

test('an exception in a refresh is logged, and the source is not retried for a minute', async () => {
  const notes = store();
  const ended = notes.refresh('a');
  await settled();
  breakOff(new TypeError('x is not a function'));
  await ended;
  expect(heard.lines).toEqual([
    expect.stringMatching(/^error a refresh threw an error source=a bug=TypeError: x is/),
  ]);
  clock += 59_999;
  expect(notes.isResting('a')).toBe(true);
  clock += 1;
  expect(notes.isResting('a')).toBe(false);
});

test('a fetch is reported as a change only if readers can see a difference', async () => {
  const notes = store();
  await refreshed(notes);
  expect(onChange.mock.calls).toEqual([['a']]);
  clock += period;
  await refreshed(notes);
  expect(onChange).toHaveBeenCalledTimes(1);
  clock += period;
  await refreshed(notes, { text: 'two' });
  expect(onChange).toHaveBeenCalledTimes(2);
});
