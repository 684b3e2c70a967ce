import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { inWallTime, neverAsked, sourceHealth, wasTried } from '@/lib/freshness/timed';

// Stop the clock. If it advanced by a millisecond between two readings, the results would be off by one.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(5000));
afterEach(() => void jest.restoreAllMocks());

test.each([3_600_000, -3_600_000])(
  'times shown to readers follow the wall clock if it is moved by %i ms',
  (ms) => {
    jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + ms);
    const record = { goodAt: 1e12, fails: 2, nextTry: 3e12 };
    expect(inWallTime(record)).toEqual({ goodAt: 1e12 + ms, fails: 2, nextTry: 3e12 + ms });
    expect(record.goodAt).toBe(1e12);
    expect(inWallTime(neverAsked)).toEqual(neverAsked);
  },
);

test('times shown to readers do not change if the wall clock is moved by only 50 seconds', () => {
  jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + 50_000);
  expect(inWallTime({ ...neverAsked, goodAt: 1e12 }).goodAt).toBe(1e12);
});

test.each([
  ['with a copy counts as tried', { goodAt: 1 }, true],
  ['that failed counts as tried', { fails: 1 }, true],
  ['with a stored failure counts as tried', { lastFailure: { reason: 'dns', detail: '' } }, true],
  ['with neither copy nor failure does not count as tried', {}, false],
  ['that is only waiting does not count as tried', { nextTry: 5, triedAt: 5 }, false],
] as const)('a source %s', (_, facts, tried) => {
  expect(wasTried({ ...neverAsked, ...facts })).toBe(tried);
});

const now = Date.parse('2026-11-21T12:00:00Z');

test('the health report has a healthy source’s age and the time until its next try', () => {
  expect(sourceHealth({ goodAt: now - 5400, fails: 0, nextTry: now + 60_000 }, now)).toEqual({
    ageSeconds: 5,
    fails: 0,
    nextTryInSeconds: 60,
  });
});

test('the health report names the kind of a failure, without details that may name a private host', () => {
  const lastFailure = { reason: 'http-status', status: 503, detail: 'connect 10.0.0.5' } as const;
  const health = sourceHealth({ ...neverAsked, fails: 2, lastFailure, nextTry: now + 120_000 }, now);
  expect(health).toEqual({ fails: 2, failure: 'http-status 503', nextTryInSeconds: 120 });
});
