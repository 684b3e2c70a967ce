import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { lessonOf } from '@/lib/freshness/other-instances';
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

beforeEach(() => {
  clock = start;
  source = 'first';
  asked = 0;
  store = undefined;
  inReach = true;
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
      shared: async () => (inReach ? store : undefined),
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

describe('another instance’s record is fresher', () => {
  const ours = { ...neverAsked, goodAt: start, triedAt: start, nextTry: start + period };
  const now = start + period;
  const theirs = { ...ours, goodAt: now - 10, triedAt: now - 10, nextTry: now + period };

  test.each<[string, Partial<Timed>, boolean]>([
    ['when it asked since we did and need not ask yet', {}, true],
    ['when it asked in vain, with a copy as good as ours', { goodAt: start, fails: 1 }, true],
    ['not when it has an older copy', { goodAt: start - 1 }, false],
    ['not when it asked before us', { triedAt: start - 1 }, false],
    ['not when it never asked', { triedAt: undefined }, false],
    ['not when it is time to ask again', { nextTry: now }, false],
    ['not when it asked in the future', { triedAt: now + 3_600_000 }, false],
    ['not when it waits longer than any wait we give', { nextTry: now + 1e12 }, false],
  ])('%s', (_, more, fresher) => {
    expect(lessonOf({ ...theirs, ...more }, ours, now, 0).spared).toBe(fresher);
  });

  test.each([
    [0, 0.02],
    [0.5, 0.06],
    [1, 0.1],
  ])('with chance %d it is due %d of its wait later', (random, share) => {
    const wait = theirs.nextTry - theirs.triedAt;
    expect(lessonOf(theirs, ours, now, random).record?.nextTry).toBe(
      theirs.nextTry + Math.round(share * wait),
    );
  });
});
