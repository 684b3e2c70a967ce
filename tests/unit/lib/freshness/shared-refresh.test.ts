import { beforeEach, expect, jest, test } from '@jest/globals';
import { createRevalidatingCache, type RevalidatingCache } from '@/lib/freshness/revalidating-cache';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

// Instances that share a store: one asks the source, the others find its answer.

type Note = Timed & { text: string };

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;

let clock: number;
let source: string;
let asked: number;
let store: Note | undefined;
let inReach: boolean;
/** When the shared store was asked. */
let looks: number[];

beforeEach(() => {
  clock = start;
  source = 'first';
  asked = 0;
  store = undefined;
  inReach = true;
  looks = [];
});

function instance(onChange = jest.fn()): RevalidatingCache<string, Note> {
  return createRevalidatingCache<string, Note, string>({
    name: 'note',
    keyOf: (key) => key,
    unknown: () => ({ ...neverAsked, text: '' }),
    refresh: async () => {
      asked += 1;
      return source;
    },
    apply: (before, text) =>
      text === 'silent'
        ? { ...before, fails: before.fails + 1, triedAt: clock, nextTry: clock + 60_000 }
        : { goodAt: clock, fails: 0, triedAt: clock, nextTry: clock + period, text },
    looksOf: ({ text }) => text,
    store: {
      load: async () => undefined,
      save: async (_, record) => {
        if (inReach) store = record;
      },
      shared: async () => {
        looks.push(clock - start);
        return inReach ? store : undefined;
      },
      inReach: () => inReach,
    },
    now: () => clock,
    random: () => 0.5,
    onChange,
    log: () => undefined,
  });
}

async function twoThatHaveAsked(): Promise<
  [RevalidatingCache<string, Note>, RevalidatingCache<string, Note>, jest.Mock]
> {
  const onChange = jest.fn();
  const pair: [RevalidatingCache<string, Note>, RevalidatingCache<string, Note>] = [
    instance(),
    instance(onChange),
  ];
  for (const one of pair) await one.refresh('a');
  onChange.mockClear();
  return [...pair, onChange];
}

test('a start asks the source itself', async () => {
  await twoThatHaveAsked();
  expect(asked).toBe(2);
});

test('then one asks and the other takes over what it learned, and tells its pages', async () => {
  const [one, other, onChange] = await twoThatHaveAsked();
  source = 'second';
  clock += period;
  await one.refresh('a');
  await other.refresh('a');
  expect(asked).toBe(3);
  expect(await other.known('a')).toMatchObject({ text: 'second', goodAt: start + period });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('who took over asks a little later than who asked, and again when the other is gone', async () => {
  const [one, other] = await twoThatHaveAsked();
  clock += period;
  await one.refresh('a');
  await other.refresh('a');
  clock += period;
  await other.refresh('a');
  expect(asked).toBe(3);
  clock += 0.06 * period;
  await other.refresh('a');
  expect(asked).toBe(4);
});

test('a source that is silent for one is not asked by the other at once', async () => {
  const [one, other] = await twoThatHaveAsked();
  source = 'silent';
  clock += period;
  await one.refresh('a');
  await other.refresh('a');
  expect(asked).toBe(3);
  expect(await other.known('a')).toMatchObject({ text: 'first', fails: 1 });
});

test('a better copy is taken over even where the source is to be asked, which is silent', async () => {
  const [one, other] = await twoThatHaveAsked();
  source = 'second';
  clock += period;
  await one.refresh('a');
  source = 'silent';
  clock += period;
  await other.refresh('a');
  expect(asked).toBe(4);
  expect(await other.known('a')).toMatchObject({ text: 'second', goodAt: start + period, fails: 1 });
});

test('what could not be loaded, as the shared store was out of reach, is taken over when it is back', async () => {
  await instance().refresh('a');
  inReach = false;
  source = 'silent';
  const onChange = jest.fn();
  const late = instance(onChange);
  await late.refresh('a');
  clock += 5000;
  await late.refresh('a');
  expect((await late.known('a')).text).toBe('');
  inReach = true;
  clock += 5000;
  expect(late.isResting('a')).toBe(false);
  await late.refresh('a');
  expect(await late.known('a')).toMatchObject({ text: 'first', goodAt: start });
  expect(onChange).toHaveBeenCalledTimes(1);
  // Its source is silent, and asked no sooner for that.
  expect(asked).toBe(2);
  clock += 5000;
  expect(late.isResting('a')).toBe(true);
});

test('a reader in a hurry has the source asked', async () => {
  const [one, other] = await twoThatHaveAsked();
  clock += 1000;
  one.hurry('a');
  await one.refresh('a');
  other.hurry('a');
  await other.refresh('a');
  expect(asked).toBe(4);
});

test('a store that is out of reach is looked into every five seconds, once at a time', async () => {
  inReach = false;
  const late = instance();
  await late.refresh('a');
  for (const ms of [4999, 1, 4999, 1]) {
    clock += ms;
    await Promise.all([late.refresh('a'), late.refresh('a')]);
  }
  expect(looks).toEqual([5000, 10_000]);
});
