import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { monotonicNow } from '@/lib/base/clock';
import { inWallTime, neverAsked, sourceHealth, wasTried } from '@/lib/freshness/timed';

// A millisecond that ends between two readings would change the results by one.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(5000));
afterEach(() => void jest.restoreAllMocks());

test.each([3_600_000, -3_600_000])('readers get wall clock times after the clock was set by %i ms', (ms) => {
  jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + ms);
  const record = { goodAt: 1e12, fails: 2, nextTry: 3e12 };
  expect(inWallTime(record)).toEqual({ goodAt: 1e12 + ms, fails: 2, nextTry: 3e12 + ms });
  expect(record.goodAt).toBe(1e12);
  expect(inWallTime(neverAsked)).toEqual(neverAsked);
});

test('stored times do not change when the clock was set by seconds', () => {
  jest.spyOn(Date, 'now').mockImplementation(() => monotonicNow() + 50_000);
  expect(inWallTime({ ...neverAsked, goodAt: 1e12 }).goodAt).toBe(1e12);
});

test.each([
  ['yes if it has a copy', { goodAt: 1 }, true],
  ['yes if it failed', { fails: 1 }, true],
  ['yes if a failure is stored', { lastFailure: { reason: 'dns', detail: '' } }, true],
  ['no if it has neither copy nor failure', {}, false],
  ['no if it is only waiting', { nextTry: 5, triedAt: 5 }, false],
] as const)('whether a source counts as tried: %s', (_, facts, tried) => {
  expect(wasTried({ ...neverAsked, ...facts })).toBe(tried);
});

const now = Date.parse('2026-11-21T12:00:00Z');

test('reports age and next try of a healthy source', () => {
  expect(sourceHealth({ goodAt: now - 5400, fails: 0, nextTry: now + 60_000 }, now)).toEqual({
    ageSeconds: 5,
    fails: 0,
    nextTryInSeconds: 60,
  });
});

test('reports a failure by name, without details that may name a private host', () => {
  const lastFailure = { reason: 'http-status', status: 503, detail: 'connect 10.0.0.5' } as const;
  const health = sourceHealth({ ...neverAsked, fails: 2, lastFailure, nextTry: now + 120_000 }, now);
  expect(health).toEqual({ fails: 2, failure: 'http-status 503', nextTryInSeconds: 120 });
});
