import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import {
  afterBug,
  afterFailure,
  datedBy,
  isDue,
  isShowable,
  staleAfter,
  waitAfterFailure,
  waitAfterSuccess,
} from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';
import { newRecord } from '@/lib/news/freshness/feed-record';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const noJitter = 0.5;
const now = Date.parse('2026-11-21T12:00:00Z');
const refused: Failure = { reason: 'refused', detail: '' };
const status = (code: number, retryAfterSeconds?: number): Failure => ({
  reason: 'http-status',
  detail: '',
  status: code,
  retryAfterSeconds,
});

test.each([400, 401, 403, 404, 405, 406, 451])(
  'status %i does not pass: it waits fifteen minutes',
  (code) => {
    expect(waitAfterFailure(status(code), 1, 5 * minute, noJitter)).toBe(15 * minute);
  },
);

test.each([407, 409, 418, 501])('status %i is neither: it is asked again in a minute', (code) => {
  expect(waitAfterFailure(status(code), 1, 5 * minute, noJitter)).toBe(minute);
});

describe('requirements section 12: a failure is asked about soon, doubling to 15 minutes', () => {
  test.each([
    [1, 1 * minute],
    [2, 2 * minute],
    [3, 4 * minute],
    [4, 8 * minute],
    [5, 15 * minute],
    [50, 15 * minute],
  ])('failure %i in a row waits %i ms', (fails, wait) => {
    expect(waitAfterFailure(refused, fails, 5 * minute, noJitter)).toBe(wait);
  });

  test('fault 16: a refusal (403, 404) waits the longest at once', () => {
    expect(waitAfterFailure(status(403), 1, 5 * minute, noJitter)).toBe(15 * minute);
  });

  test('quirk 28, fault 17: a feed that is gone (410) is asked about daily', () => {
    expect(waitAfterFailure(status(410), 1, 5 * minute, noJitter)).toBe(day);
  });

  test('quirk 27: Retry-After is obeyed, and a short one does not hurry us', () => {
    expect(waitAfterFailure(status(429, 1800), 1, 5 * minute, noJitter)).toBe(30 * minute);
    expect(waitAfterFailure(status(429, 0), 1, 5 * minute, noJitter)).toBe(1 * minute);
  });
});

describe('the wait after a success', () => {
  test.each([
    ['a little less than the period, when the source asks for nothing', 0, 282 * second],
    ['the same, when the source asks for less', 30 * second, 282 * second],
    ['what the source asks for', 20 * minute, 20 * minute],
    ['most of an hour, when the source asks for a year (fault 33)', 365 * day, 0.94 * hour],
  ])('is %s', (_, asked, wait) => {
    expect(waitAfterSuccess(5 * minute, asked, noJitter)).toBe(wait);
  });

  test('varies, so that feeds do not march in step, and each is asked within the period', () => {
    expect(waitAfterSuccess(100 * second, 0, 0)).toBe(90 * second);
    expect(waitAfterSuccess(100 * second, 0, 1)).toBe(98 * second);
  });

  test('varies by ten percent either way where the source asks for a wait', () => {
    expect(waitAfterSuccess(10 * second, 100 * second, 0)).toBe(90 * second);
    expect(waitAfterSuccess(10 * second, 100 * second, 1)).toBe(110 * second);
  });
});

test.each([50, 58, 60, 1440])('a source that asks for %i minutes never grows stale by waiting', (asked) => {
  for (const random of [0, 0.5, 1])
    expect(waitAfterSuccess(5 * minute, asked * minute, random)).toBeLessThan(staleAfter - minute);
});

describe('a stored record (fault 72)', () => {
  const stored = { goodAt: now - 5 * minute, triedAt: now - 5 * minute, fails: 0, nextTry: now + day };

  test.each([
    ['of the past', {}, {}],
    ['with a day’s wait', { nextTry: now + day + hour }, {}],
    ['of a clock a minute ahead', { goodAt: now + minute, triedAt: now + minute }, { goodAt: now }],
    ['dated in the future', { goodAt: now + minute + 1 }, { goodAt: now, nextTry: 0 }],
    ['tried in the future', { triedAt: now + minute + 1 }, { nextTry: 0 }],
    ['with a wait longer than any', { nextTry: now + day + hour + 1 }, { nextTry: 0 }],
  ])('%s', (_, more, changed) => {
    const record = { ...stored, ...more };
    expect(datedBy(record, now)).toEqual({ ...record, ...changed });
  });
});

describe('the last good items may be shown', () => {
  test.each([
    ['after an hour', hour, true],
    ['after six days', 6 * day, true],
    ['not after seven days', 7 * day, false],
  ])('%s', (_, age, shown) => {
    expect(isShowable({ ...newRecord('u'), goodAt: 1 }, 1 + age)).toBe(shown);
  });

  test('not when there never were any', () => {
    expect(isShowable(newRecord('u'), 0)).toBe(false);
  });
});

test('a source is due when its time has come, and not before', () => {
  expect([isDue({ nextTry: now }, now), isDue({ nextTry: now + 1 }, now)]).toEqual([true, false]);
});

test('a source that is asked every minute is asked again after seconds, and every three minutes at least', () => {
  expect(waitAfterFailure(refused, 1, minute, noJitter)).toBe(12 * second);
  expect(waitAfterFailure(refused, 50, minute, noJitter)).toBe(3 * minute);
});

test('a source that is asked every hour is asked again in a minute', () => {
  expect(waitAfterFailure(refused, 1, hour, noJitter)).toBe(minute);
  expect(waitAfterFailure(refused, 50, hour, noJitter)).toBe(15 * minute);
});

const moment = { now, refreshMs: 300_000, random: 0.5 };
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
    ['with Retry-After', status(503, 90)],
    ['with Retry-After of 0', status(429, 0)],
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
