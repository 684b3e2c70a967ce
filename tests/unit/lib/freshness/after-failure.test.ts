import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import { afterBug, afterFailure } from '@/lib/freshness/after-failure';
import { waitAfterFailure } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

const now = Date.parse('2026-11-21T12:00:00Z');
const moment = { now, refreshMs: 300_000, random: 0.5 };
const minute = 60_000;
const refused: Failure = { reason: 'refused', detail: 'ECONNREFUSED' };
const status = (code: number, more: Partial<Failure> = {}): Failure => ({
  reason: 'http-status',
  detail: '',
  status: code,
  ...more,
});
const copy: Timed & { text: string } = { goodAt: now - 1000, fails: 0, nextTry: 0, text: 'kept' };

test('a failure is counted and dated, and the copy stays as it was', () => {
  expect(afterFailure(copy, refused, moment)).toEqual({
    ...copy,
    fails: 1,
    lastFailure: refused,
    nextTry: now + minute,
    triedAt: now,
  });
});

test('the wait grows with the failures in a row', () => {
  const third = afterFailure({ ...copy, fails: 2 }, refused, moment);
  expect([third.fails, third.nextTry - now]).toEqual([3, 4 * minute]);
});

test.each([0, 1])('the wait varies by chance %d', (random) => {
  const { nextTry } = afterFailure(copy, refused, { ...moment, random });
  expect(nextTry - now).toBe(waitAfterFailure(refused, 1, moment.refreshMs, random));
});

test('the record of before is left alone', () => {
  const before = { ...copy, askedToWait: true as const };
  afterFailure(before, refused, moment);
  expect(before).toEqual({ ...copy, askedToWait: true });
});

describe('the source itself asks for a wait', () => {
  test.each([
    ['with Retry-After', status(503, { retryAfterSeconds: 90 })],
    ['with Retry-After of 0', status(429, { retryAfterSeconds: 0 })],
    ['when it is gone for good', status(410)],
  ])('%s', (_, failure) => {
    expect(afterFailure(copy, failure, moment).askedToWait).toBe(true);
  });

  test.each([refused, status(404), status(503)])('not with %j, and an earlier request ends', (failure) => {
    const after = afterFailure({ ...copy, askedToWait: true }, failure, moment);
    expect(after).not.toHaveProperty('askedToWait');
  });
});

test('after a bug of ours the source is asked again in a minute, and nothing else is changed', () => {
  expect(afterBug(copy, now)).toEqual({ ...copy, triedAt: now, nextTry: now + minute });
});
