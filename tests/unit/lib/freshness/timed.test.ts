import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { inMonotonicTime, inWallTime, neverAsked, wasTried } from '@/lib/freshness/timed';

afterEach(() => void jest.restoreAllMocks());

describe('after the clock was set', () => {
  const hour = 3_600_000;
  const setBy = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + ms);

  test.each([hour, -hour])(
    'by %i ms, each time moves by as much for readers, and back from a store',
    (ms) => {
      const record = { goodAt: 1e12, fails: 2, nextTry: 3e12, triedAt: 2e12 };
      setBy(ms);
      const moved = inWallTime(record);
      expect(moved).toEqual({ goodAt: 1e12 + ms, fails: 2, nextTry: 3e12 + ms, triedAt: 2e12 + ms });
      expect(inMonotonicTime(moved)).toEqual(record);
      expect(record.goodAt).toBe(1e12);
    },
  );

  test('"never" and "at once" stay what they are', () => {
    setBy(hour);
    expect(inWallTime(neverAsked)).toEqual(neverAsked);
  });

  test('by seconds, nothing moves', () => {
    setBy(50_000);
    expect(inWallTime({ ...neverAsked, goodAt: 1e12 }).goodAt).toBe(1e12);
  });
});

describe('a source was tried', () => {
  test.each([
    ['when it has a copy', { goodAt: 1 }, true],
    ['when it failed', { fails: 1 }, true],
    ['when a failure is known', { lastFailure: { reason: 'dns', detail: '' } }, true],
    ['not before any of that', {}, false],
    ['not by a wait alone', { nextTry: 5, triedAt: 5 }, false],
  ] as const)('%s', (_, facts, tried) => {
    expect(wasTried({ ...neverAsked, ...facts })).toBe(tried);
  });
});
