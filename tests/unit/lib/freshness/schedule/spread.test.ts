import { expect, test } from '@jest/globals';
import { fetchesAtOnce, firstLookAfter } from '@/lib/freshness/schedule/spread';

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
