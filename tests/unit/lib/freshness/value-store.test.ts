import { beforeEach, describe, expect, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { type Kept, ValueStore } from '@/lib/freshness/value-store';

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;

let clock: number;
let answer: Outcome<string | undefined>;
let stored: Map<string, Kept<string>>;
let changed: string[];
let loads: number;

beforeEach(() => {
  clock = start;
  stored = new Map();
  changed = [];
  loads = 0;
});

const failing = () => fail('malformed', 'broken');

const values = () =>
  new ValueStore<string>({
    name: 'note',
    fetch: async () => {
      loads += 1;
      return answer;
    },
    records: {
      load: async (key) => stored.get(key),
      save: async (key, record) => void stored.set(key, record),
      remove: async (key) => void stored.delete(key),
    },
    revalidateMs: period,
    now: () => clock,
    random: () => 0.5,
    onChange: (key) => void changed.push(key),
    log: () => undefined,
  });

describe('the stored copy of a value', () => {
  test('remains the last good copy while its source fails', async () => {
    const notes = values();
    answer = ok('one');
    expect(await notes.value('a')).toEqual(ok('one'));
    answer = failing();
    clock += period;
    await notes.refresh('a');
    expect(stored.get('a')).toMatchObject({ value: 'one', fails: 1 });
    expect(await notes.value('a')).toEqual(ok('one'));
  });

  test('is removed when its source says that there is no value', async () => {
    stored.set('a', { key: 'a', value: 'one', goodAt: start - 1000, fails: 0, nextTry: 0 });
    const notes = values();
    answer = ok(undefined);
    await notes.refresh('a');
    expect(stored.size).toBe(0);
    expect(await notes.value('a')).toEqual(ok(undefined));
  });

  test('is not removed by a process that has never loaded a value', async () => {
    const notes = values();
    answer = failing();
    await notes.value('a');
    stored.set('a', { key: 'a', value: 'of another', goodAt: start, fails: 0, nextTry: 0 });
    clock += 10 * period;
    await notes.refresh('a');
    expect(stored.get('a')?.value).toBe('of another');
  });
});

test('for a value that was never loaded, value() returns the failure and peek() nothing', async () => {
  const notes = values();
  answer = failing();
  expect(await notes.value('a')).toEqual(failing());
  expect(await notes.peek('a')).toBeUndefined();
});

test('a value is refreshed when due, and the old value is returned in the meantime', async () => {
  const notes = values();
  answer = ok('one');
  await notes.value('a');
  await notes.value('a');
  expect(loads).toBe(1);
  answer = ok('two');
  clock += period;
  expect(await notes.value('a')).toEqual(ok('one'));
  await new Promise(setImmediate);
  expect(await notes.value('a')).toEqual(ok('two'));
});

test.each<[string, (typeof answer)[], string[]]>([
  ['a first value and for a different value', [ok('one'), ok('one'), ok('two')], ['a', 'a']],
  ['a first value and for its removal', [ok('one'), ok(undefined)], ['a', 'a']],
  ['a failure while there is no value, but not for its repetition', [failing(), failing()], ['a']],
  ['a first value, but not for a failure while that value is shown', [ok('one'), failing()], ['a']],
  ['no response that has no value', [ok(undefined), ok(undefined)], []],
])('onChange is called for %s', async (_, answers, expected) => {
  const notes = values();
  for (const one of answers) {
    answer = one;
    clock += 10 * period;
    await notes.refresh('a');
  }
  expect(changed).toEqual(expected);
});
