import { describe, expect, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import {
  afterBug,
  afterFailure,
  betterOf,
  datedBy,
  isDue,
  isShowable,
  STALE_MS,
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
const broken: Failure = { reason: 'not-a-feed', detail: '' };
const status = (code: number, retryAfterSeconds?: number): Failure => ({
  reason: 'http-status',
  detail: '',
  status: code,
  retryAfterSeconds,
});

type Row = [name: string, failure: Failure, fails: number, period: number, wait: number];

test.each<Row>([
  ...[400, 401, 403, 404, 405, 406, 451].map(
    (code): Row => [
      `the longest, 15 minutes, after ${code} (fault 16)`,
      status(code),
      1,
      5 * minute,
      15 * minute,
    ],
  ),
  ...[407, 409, 418, 501].map(
    (code): Row => [`a minute after ${code}, which is not a refusal`, status(code), 1, 5 * minute, minute],
  ),
  ...[1, 2, 4, 8, 15].map(
    (wait, at): Row => [
      'a minute if the failure is lasting, and doubles each time',
      broken,
      at + 1,
      5 * minute,
      wait * minute,
    ],
  ),
  ...[1, 2, 4, 60, 120, 240, 480, 900].map(
    (wait, at): Row => [
      '1, 2 and 4 s if the failure may be temporary, then minutes',
      refused,
      at + 1,
      5 * minute,
      wait * second,
    ],
  ),
  ...[408, 500, 502, 503, 504, 520, 522, 524].map(
    (code): Row => [`a second after ${code}`, status(code), 1, 5 * minute, second],
  ),
  ['the wait that the source requests, instead of quick retries', status(503, 60), 1, 5 * minute, minute],
  ['at most fifteen minutes', refused, 50, 5 * minute, 15 * minute],
  ['a day for a feed that is gone (quirk 28, fault 17)', status(410), 1, 5 * minute, day],
  ['the Retry-After of the response (quirk 27)', status(429, 1800), 1, 5 * minute, 30 * minute],
  ['the usual wait for a short Retry-After', status(429, 0), 1, 5 * minute, minute],
  ['twelve seconds for a period of a minute', broken, 1, minute, 12 * second],
  ['at most three minutes for a period of a minute', refused, 50, minute, 3 * minute],
  ['a minute for a period of an hour', broken, 1, hour, minute],
  ['at most fifteen minutes for a period of an hour', refused, 50, hour, 15 * minute],
])('the wait after a failure is %s (requirements section 12)', (_, failure, fails, period, wait) => {
  expect(waitAfterFailure(failure, fails, period, noJitter)).toBe(wait);
});

describe('the wait after a success', () => {
  test.each([
    ['a little less than the period if the source requests no wait', 0, 282 * second],
    ['a little less than the period if the source requests a shorter wait', 30 * second, 282 * second],
    ['the wait that the source requests if it is longer', 20 * minute, 20 * minute],
    ['almost an hour if the source requests a year (fault 33)', 365 * day, 0.94 * hour],
  ])('is %s', (_, requested, wait) => {
    expect(waitAfterSuccess(5 * minute, requested, noJitter)).toBe(wait);
  });

  test.each([
    ['by a few percent, so that fetches spread out but stay within the period', 100, 0, 90, 98],
    ['by ten percent either way if the source requests a wait', 10, 100, 90, 110],
  ])('varies %s', (_, period, requested, min, max) => {
    const waits = [0, 1].map((random) => waitAfterSuccess(period * second, requested * second, random));
    expect(waits).toEqual([min * second, max * second]);
  });
});

test.each([50, 58, 60, 1440])(
  'the wait is never so long that a source becomes stale, even if the source asks for %i minutes',
  (requested) => {
    for (const random of [0, 0.5, 1])
      expect(waitAfterSuccess(5 * minute, requested * minute, random)).toBeLessThan(STALE_MS - minute);
  },
);

describe('a stored record (fault 72)', () => {
  const stored = { goodAt: now - 5 * minute, triedAt: now - 5 * minute, fails: 0, nextTry: now + day };

  test.each([
    ['keeps its times if they are in the past', {}, {}],
    ['keeps a wait of a day', { nextTry: now + day + hour }, {}],
    [
      'is dated now if its times are at most a minute in the future',
      { goodAt: now + minute, triedAt: now + minute },
      { goodAt: now },
    ],
    [
      'is dated now and becomes due if its copy is dated further in the future',
      { goodAt: now + minute + 1 },
      { goodAt: now, nextTry: 0 },
    ],
    [
      'becomes due if its last try is dated further in the future',
      { triedAt: now + minute + 1 },
      { nextTry: 0 },
    ],
    [
      'becomes due if its next try is later than any wait allows',
      { nextTry: now + day + hour + 1 },
      { nextTry: 0 },
    ],
  ])('%s', (_, more, changed) => {
    const record = { ...stored, ...more };
    expect(datedBy(record, now)).toEqual({ ...record, ...changed });
  });
});

test.each([
  ['are shown after an hour', 1, hour, true],
  ['are shown after six days', 1, 6 * day, true],
  ['are not shown after seven days', 1, 7 * day, false],
  ['are not shown if there never were any', 0, 0, false],
])('the last good items %s', (_, goodAt, age, shown) => {
  expect(isShowable({ ...newRecord('u'), goodAt }, goodAt + age)).toBe(shown);
});

test('a source is due at its nextTry time, and not before', () => {
  expect([isDue({ nextTry: now }, now), isDue({ nextTry: now + 1 }, now)]).toEqual([true, false]);
});

const moment = { now, refreshMs: 300_000, random: 0.5 };
const copy: Timed & { text: string } = { goodAt: now - 1000, fails: 0, nextTry: 0, text: 'kept' };

test('a failure increments `fails`, records its time and keeps the last good copy', () => {
  const changes = { fails: 1, lastFailure: refused, nextTry: now + second, triedAt: now };
  expect(afterFailure(copy, refused, moment)).toEqual({ ...copy, ...changes });
});

test.each([0, 1])('the wait after a failure varies with the random number %d', (random) => {
  const { nextTry } = afterFailure(copy, broken, { ...moment, random });
  expect(nextTry - now).toBe(waitAfterFailure(broken, 1, moment.refreshMs, random));
});

describe('a wait that the source requests', () => {
  test.each([
    ['after a response with Retry-After', status(503, 90)],
    ['after a Retry-After of 0', status(429, 0)],
    ['after a 410, which means “gone permanently”', status(410)],
  ])('is remembered %s', (_, failure) => {
    expect(afterFailure(copy, failure, moment).askedToWait).toBe(true);
  });

  test.each([refused, status(404), status(503)])('is forgotten after the failure %j', (failure) => {
    const after = afterFailure({ ...copy, askedToWait: true }, failure, moment);
    expect(after).not.toHaveProperty('askedToWait');
  });
});

test('a bug in our code delays the next try by a minute and changes nothing else', () => {
  expect(afterBug(copy, now)).toEqual({ ...copy, triedAt: now, nextTry: now + minute });
});

describe('another instance’s record', () => {
  const record = (more: Partial<Timed>): Timed => ({ goodAt: 0, fails: 0, nextTry: 0, ...more });
  /** The record of this instance: fetched five minutes ago, and due now. */
  const own = record({ goodAt: now - 5 * minute, triedAt: now - 5 * minute, nextTry: now });
  /** The record of the other instance: fetched a minute ago, and due in four minutes. */
  const other = record({ goodAt: now - minute, triedAt: now - minute, nextTry: now + 4 * minute });

  test('replaces our own fetch while it is fresh, and postpones the next fetch a little', () => {
    const better = (random: number) => betterOf(other, own, now, random);
    expect(better(0)).toEqual({ ...other, nextTry: other.nextTry + 6 * second });
    expect(better(1)?.nextTry).toBe(other.nextTry + 30 * second);
  });

  test('is adopted if its copy is newer, but does not replace our own fetch if it is due', () => {
    const due = { ...other, nextTry: now };
    expect(betterOf(due, own, now, 0)).toEqual(due);
  });

  test('is adopted for its newer copy, but keeps the delay that followed our own failure', () => {
    const waiting = { ...own, triedAt: now, fails: 1, nextTry: now + 10 * minute };
    expect(betterOf(other, waiting, now, 0)).toEqual({ ...other, nextTry: waiting.nextTry });
  });

  test.each<[string, Partial<Timed>]>([
    ['fetched before our record', { triedAt: now - 6 * minute, goodAt: now - 6 * minute }],
    ['never fetched', { triedAt: undefined, goodAt: own.goodAt }],
    ['fetched at the same time as our record', { triedAt: own.triedAt, goodAt: own.goodAt }],
    ['fetched later, with an older copy', { goodAt: now - 6 * minute }],
    ['due, with a copy as old as ours', { goodAt: own.goodAt, nextTry: now }],
  ])('is ignored if it was %s', (_name, more) => {
    expect(betterOf({ ...other, ...more }, own, now, 0)).toBeUndefined();
  });

  test('also replaces our own fetch if the other instance’s fetch failed and its copy is as old as ours', () => {
    const failing = { ...other, goodAt: own.goodAt, fails: 1 };
    expect(betterOf(failing, own, now, 0)).toMatchObject({ fails: 1, nextTry: other.nextTry + 6 * second });
  });
});
