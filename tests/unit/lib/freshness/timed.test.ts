import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { inWallTime, neverAsked, wasTried } from '@/lib/freshness/timed';

afterEach(() => void jest.restoreAllMocks());

test.each([3_600_000, -3_600_000])(
  'after the clock was set by %i ms, readers get times of that clock',
  (ms) => {
    jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + ms);
    const record = { goodAt: 1e12, fails: 2, nextTry: 3e12 };
    expect(inWallTime(record)).toEqual({ goodAt: 1e12 + ms, fails: 2, nextTry: 3e12 + ms });
    expect(record.goodAt).toBe(1e12);
    expect(inWallTime(neverAsked)).toEqual(neverAsked);
  },
);

test('after it was set by seconds, nothing moves', () => {
  jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + 50_000);
  expect(inWallTime({ ...neverAsked, goodAt: 1e12 }).goodAt).toBe(1e12);
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
