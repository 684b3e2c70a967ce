import { beforeEach, expect, jest, test } from '@jest/globals';
import { RevalidatingStore } from '@/lib/freshness/revalidating-store';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

// Instances that share a store: one fetches the source, and the others find its copy in the store.

type Note = Timed & { text: string };

const start = Date.parse('2026-11-21T12:00:00Z');
const period = 300_000;

let clock: number;
let source: string;
let fetches: number;
let store: Note | undefined;
let inReach: boolean;

beforeEach(() => {
  clock = start;
  source = 'first';
  fetches = 0;
  store = undefined;
  inReach = true;
});

function instance(onChange = jest.fn()) {
  return new RevalidatingStore<string, Note, string>({
    name: 'note',
    keyOf: (key) => key,
    unknown: () => ({ ...neverAsked, text: '' }),
    fetch: async () => {
      fetches += 1;
      return source;
    },
    apply: (before, text) =>
      text === 'silent'
        ? { ...before, fails: before.fails + 1, triedAt: clock, nextTry: clock + 60_000 }
        : { goodAt: clock, fails: 0, triedAt: clock, nextTry: clock + period, text },
    looksOf: ({ text }) => text,
    records: {
      load: async () => undefined,
      save: async (_, record) => {
        if (inReach) store = record;
      },
      shared: async () => (inReach ? store : undefined),
      inReach: () => inReach,
    },
    revalidateMs: period,
    now: () => clock,
    random: () => 0.5,
    onChange,
    log: () => undefined,
  });
}

/** Starts two instances and lets both fetch the source. */
async function twoThatHaveAsked() {
  const onChange = jest.fn();
  const [one, other] = [instance(), instance(onChange)];
  for (const each of [one, other]) await each.refresh('a');
  expect(fetches).toBe(2);
  onChange.mockClear();
  return [one, other, onChange] as const;
}

test('one instance fetches the source, and the other adopts its result', async () => {
  const [one, other, onChange] = await twoThatHaveAsked();
  source = 'second';
  clock += period;
  await one.refresh('a');
  await other.refresh('a');
  expect(fetches).toBe(3);
  expect(await other.known('a')).toMatchObject({ text: 'second', goodAt: start + period });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('an instance whose own fetch fails adopts the better copy of another', async () => {
  const [one, other] = await twoThatHaveAsked();
  source = 'second';
  clock += period;
  await one.refresh('a');
  source = 'silent';
  clock += period;
  await other.refresh('a');
  expect(fetches).toBe(4);
  expect(await other.known('a')).toMatchObject({ text: 'second', goodAt: start + period, fails: 1 });
});

test('an instance with a waiting reader fetches the source, even if another has just fetched it', async () => {
  const [one, other] = await twoThatHaveAsked();
  clock += 1000;
  one.hurry('a');
  await one.refresh('a');
  other.hurry('a');
  await other.refresh('a');
  expect(fetches).toBe(4);
});

/** Starts an instance while neither the shared store nor the source replies. Another instance has a copy. */
async function startedAlone(onChange = jest.fn()) {
  await instance().refresh('a');
  [inReach, source] = [false, 'silent'];
  const late = instance(onChange);
  await late.refresh('a');
  expect([(await late.known('a')).text, late.isResting('a')]).toEqual(['', false]);
  onChange.mockClear();
  return late;
}

test('an instance loads a shared copy that it missed at startup as soon as the store responds', async () => {
  const onChange = jest.fn();
  const late = await startedAlone(onChange);
  inReach = true;
  await late.refresh('a');
  expect(await late.known('a')).toMatchObject({ text: 'first', goodAt: start });
  expect([onChange.mock.calls.length, late.isResting('a'), fetches]).toEqual([1, true, 2]);
});

test('an instance keeps its own copy if the shared copy that it missed at startup is not newer', async () => {
  inReach = false;
  const late = instance();
  await late.refresh('a');
  store = { ...neverAsked, goodAt: start - 1, text: 'older' };
  inReach = true;
  await late.refresh('a');
  expect([(await late.known('a')).text, fetches]).toEqual(['first', 1]);
});
