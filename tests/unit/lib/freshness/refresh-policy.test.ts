import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import {
  datedBy,
  isDue,
  isFromFuture,
  isShowable,
  mayRetryAtOnce,
  retryDelays,
  staleAfter,
  waitAfterFailure,
  waitAfterSuccess,
} from '@/lib/freshness/refresh-policy';
import { newRecord } from '@/lib/news/freshness/feed-record';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const noJitter = 0.5;
const refused: Failure = { reason: 'refused', detail: '' };
const status = (code: number, retryAfterSeconds?: number): Failure => ({
  reason: 'http-status',
  detail: '',
  status: code,
  retryAfterSeconds,
});

test('requirements section 9: three retries, the delay doubling', () => {
  expect(retryDelays).toEqual([1 * second, 2 * second, 4 * second]);
});

describe('asking again at once', () => {
  test.each([refused, { ...refused, reason: 'timeout' as const }, status(500), status(503), status(520)])(
    'may help after %j',
    (failure) => {
      expect(mayRetryAtOnce(failure)).toBe(true);
    },
  );

  test.each([
    status(404),
    status(410),
    status(429, 60),
    status(503, 60),
    { ...refused, reason: 'not-a-feed' as const },
  ])('cannot help after %j', (failure) => {
    expect(mayRetryAtOnce(failure)).toBe(false);
  });
});

test.each([408, 500, 502, 503, 504, 520, 522, 524])(
  'status %i may pass: it is asked again at once',
  (code) => {
    expect(mayRetryAtOnce(status(code))).toBe(true);
  },
);

test.each([400, 401, 403, 404, 405, 406, 451])(
  'status %i does not pass: it waits fifteen minutes',
  (code) => {
    expect(mayRetryAtOnce(status(code))).toBe(false);
    expect(waitAfterFailure(status(code), 1, 5 * minute, noJitter)).toBe(15 * minute);
  },
);

test.each([407, 409, 418, 501])('status %i is neither: it is asked again in a minute', (code) => {
  expect(mayRetryAtOnce(status(code))).toBe(false);
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
  const now = Date.parse('2026-11-21T12:00:00Z');
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
    expect(isFromFuture(record, now)).toBe('nextTry' in changed);
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

describe('on a clock of today', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  test.each([
    ['when its time has come', { nextTry: now }, true],
    ['not before', { nextTry: now + 1 }, false],
  ])('a source is due %s', (_, times, due) => {
    expect(isDue(times, now)).toBe(due);
  });

  test.each([
    ['shows for a week', now - 7 * day + 1, true],
    ['does not show after it', now - 7 * day, false],
  ])('a copy %s', (_, goodAt, shown) => {
    expect(isShowable({ goodAt }, now)).toBe(shown);
  });
});

test('a source that is asked every minute is asked again after seconds, and every three minutes at least', () => {
  expect(waitAfterFailure(refused, 1, minute, noJitter)).toBe(12 * second);
  expect(waitAfterFailure(refused, 50, minute, noJitter)).toBe(3 * minute);
});

test('a source that is asked every hour is asked again in a minute', () => {
  expect(waitAfterFailure(refused, 1, hour, noJitter)).toBe(minute);
  expect(waitAfterFailure(refused, 50, hour, noJitter)).toBe(15 * minute);
});
