import { expect, test } from '@jest/globals';
import { fetchesAtOnce, firstLookAfter, lookOf } from '@/lib/freshness/schedule/spread';

const period = 900_000;

test('a few sources are all asked at the start', () => {
  expect(firstLookAfter('https://a.example/feed', 500, period)).toBe(0);
});

test('many are first asked evenly over their period, each at its own moment', () => {
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
])('%i sources in %i ms take %i fetches at once', (sources, ms, expected) => {
  expect(fetchesAtOnce(sources, ms)).toBe(expected);
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [9779, 10],
])('of %i sources a round looks at one in %i', (sources, of) => {
  expect(lookOf(0, sources)).toEqual({ turn: 0, of });
});

test('as many rounds as that look at each once', () => {
  const turns = Array.from({ length: 20 }, (_, round) => lookOf(round, 9779).turn);
  expect(turns).toEqual([...turns.slice(0, 10), ...turns.slice(0, 10)]);
  expect(new Set(turns).size).toBe(10);
});
