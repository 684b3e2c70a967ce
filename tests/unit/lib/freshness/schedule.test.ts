import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  fetchesAtOnce,
  firstLookAfter,
  lookOf,
  roundsOf,
  startScheduler,
  turns,
} from '@/lib/freshness/schedule';
import { listener } from '../../listener';

describe('the scheduler', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function start() {
    const { log, lines } = listener();
    const events: string[] = [];
    const refreshes: Promise<void>[] = [];
    const stop = startScheduler(
      [
        () => {
          events.push('look');
          return refreshes.splice(0);
        },
      ],
      log,
    );
    return { stop, events, lines, refreshes };
  }

  test('checks immediately and then every second until stopped', () => {
    const { stop, events } = start();
    expect(events).toHaveLength(1);
    jest.advanceTimersByTime(999);
    expect(events).toHaveLength(1);
    jest.advanceTimersByTime(2001);
    expect(events).toHaveLength(4);
    stop();
    jest.advanceTimersByTime(5000);
    expect(events).toEqual(['look', 'look', 'look', 'look']);
  });

  test('logs a refresh that throws and continues', async () => {
    const { events, lines, refreshes } = start();
    refreshes.push(Promise.reject(new TypeError('a bug')), Promise.resolve());
    jest.advanceTimersByTime(1000);
    await Promise.resolve();
    expect(lines).toEqual([expect.stringMatching(/^error a refresh threw an error .*a bug/)]);
    jest.advanceTimersByTime(1000);
    expect(events).toHaveLength(3);
  });
});

const period = 900_000;

test('every source is checked in turn, and none is fetched before its first fetch is due', () => {
  const all = Array.from({ length: 2500 }, (_, at) => `${at}`);
  const started: string[] = [];
  const looked: string[] = [];
  const rounds = roundsOf<string>({
    sources: () => all,
    nameOf: (source) => source,
    periodMs: () => period,
    look: (source) => void looked.push(source),
    refreshes(source) {
      started.push(source);
      return [];
    },
  });
  const run = (sinceStart: number) => {
    for (let round = 0; round < 3; round++) expect([...rounds(round, sinceStart)]).toEqual([]);
  };
  run(0);
  expect([looked.length, started.length < 10]).toEqual([2500, true]);
  run(period);
  expect(new Set(started)).toEqual(new Set(all));
});

test('with few sources, the first fetches are immediate; with many, they are spread over the refresh interval', () => {
  expect(firstLookAfter('https://a.example/feed', 500, period)).toBe(0);
  const minutes = new Map<number, number>();
  for (let at = 0; at < 12_000; at++) {
    const minute = Math.floor(firstLookAfter(`https://news${at}.example/feed`, 12_000, period) / 60_000);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  }
  expect(minutes.size).toBe(15);
  expect(Math.max(...minutes.values())).toBeLessThan(1.15 * Math.min(...minutes.values()));
});

test.each([
  [50, 300_000, 4],
  [12_000, 900_000, 27],
  [1_000_000, 900_000, 64],
])('to fetch %i sources in %i ms, it takes this many concurrent fetches: %i', (sources, ms, expected) => {
  expect(fetchesAtOnce(sources, ms)).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [9779, 10],
])('for %i sources, it takes this many rounds to check each of them once: %i', (sources, of) => {
  expect(lookOf(0, sources)).toEqual({ turn: 0, of });
});

/** Creates tasks that the test ends; `begun` lists those that have started. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

/** Waits until all work that needs no I/O has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const forEver = () => new Promise<void>(() => undefined);

test.each([
  ['runs four tasks at a time, and a fifth when one has ended', 4, forEver, 'abcde', (name: string) => name],
  ['runs one task per host at a time', 1, () => Promise.resolve(), 'ab', () => 'one'],
] as const)('the task queue %s', async (_, atOnce, patience, names, hostOf) => {
  const { begun, work, end } = works();
  const turn = turns(atOnce, patience);
  for (const name of names) void turn(`https://${hostOf(name)}.example/`)(work(name));
  await settled();
  expect(begun).toEqual([...names].slice(0, -1));
  end('a');
  await settled();
  expect(begun).toEqual([...names]);
});

test('the task queue lets other tasks run when four tasks hang, and still returns a late result', async () => {
  const { begun, work, end } = works();
  const turn = turns(4, () => Promise.resolve());
  const first = turn('https://a.example/')(work('a'));
  for (const name of ['b', 'c', 'd', 'e']) void turn(`https://${name}.example/`)(work(name));
  await settled();
  expect(begun).toContain('e');
  end('a');
  expect(await first).toBe('a');
});

test('the task queue frees the slot of a task that throws, and rejects only that task', async () => {
  const turn = turns(1, forEver);
  const broken = turn('https://a.example/')(() => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await turn('https://a.example/')(async () => 'next')).toBe('next');
});
