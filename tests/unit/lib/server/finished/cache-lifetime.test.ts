import { describe, expect, test } from '@jest/globals';
import {
  brokenAddress,
  type Kept,
  type Life,
  lifeOf,
  noPostAddress,
  notFoundAddress,
  stateOf,
  wantsRenewal,
} from '@/lib/server/finished/cache-lifetime';
import type { SiteResponse } from '@/lib/server/response';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-11-22T12:00:00Z');
const answer = (headers: SiteResponse['headers'], status = 200): SiteResponse => ({
  status,
  headers,
  body: Buffer.alloc(0),
});
const forAll = (maxAge: number) => answer({ 'cache-control': `public, max-age=${maxAge}` });

describe('how long a finished answer is fresh', () => {
  test.each([
    ['a page: a minute', forAll(60), minute, true],
    ['one that readers may keep for less than an hour: a minute', forAll(3599), minute, true],
    [
      'one that varies by its coding and by what the framework’s script sends',
      answer({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding, RSC' }),
      minute,
      true,
    ],
    ['one that they may keep for an hour: an hour, whatever the news', forAll(3600), hour, false],
    [
      'a file, which is offered in parts: always',
      answer({ 'cache-control': 'public, max-age=60', 'accept-ranges': 'bytes' }),
      Number.POSITIVE_INFINITY,
      false,
    ],
  ])('%s', (_, given, freshMs, isOfTheDay) => {
    expect(lifeOf('/a', given)).toMatchObject({ freshMs, isOfTheDay });
  });

  test.each([
    ['it is not for all', answer({ 'cache-control': 'private, max-age=60' })],
    ['nothing says for whom it is', answer({})],
    ['it is not to be stored', answer({ 'cache-control': 'public, no-store' })],
    ['it sets a cookie', answer({ 'cache-control': 'public', 'set-cookie': 'a=1' })],
    ['it varies by who asks', answer({ 'cache-control': 'public', vary: 'Accept-Encoding, Cookie' })],
    ['it is a failure', answer({ 'cache-control': 'public' }, 500)],
    ['an address is unknown', answer({ 'cache-control': 'public' }, 404)],
  ])('it is not kept when %s', (_, given) => {
    expect(lifeOf('/a', given)).toBeUndefined();
  });

  test.each([notFoundAddress, noPostAddress])(
    'the page of all unknown addresses, %s, is kept as a page',
    (key) => {
      expect(lifeOf(key, answer({}, 404))).toMatchObject({ freshMs: minute, isOfTheDay: true });
    },
  );
});

test('the page that is sent for what throws is kept as a page', () => {
  expect(lifeOf(`boulder${brokenAddress}`, answer({}, 500))).toMatchObject({ freshMs: minute });
  expect(lifeOf('boulder/faq', answer({}, 500))).toBeUndefined();
});

const page: Life = { freshMs: minute, isOfTheDay: true, quality: 9 };
const hourly: Life = { freshMs: hour, isOfTheDay: false, quality: 9 };
const kept = (life: Life): Kept => ({ madeAt: start, triedAt: start, askedAt: start, life });
const before = start - 1;

describe('the state of a kept answer', () => {
  test.each([
    ['at once fresh', page, before, 0, 'fresh'],
    ['fresh for less than its time', page, before, minute - 1, 'fresh'],
    ['stale from its time on', page, before, minute, 'stale'],
    ['stale when news came', page, start + second, 2 * second, 'stale'],
    ['stale when news came in the moment it was made', page, start, second, 'stale'],
    ['still given for ten minutes', page, before, 10 * minute, 'stale'],
    ['gone after that', page, before, 10 * minute + 1, 'gone'],
    ['what is not of the day does not heed the news', hourly, start + second, 2 * second, 'fresh'],
    ['and is given for twice its time', hourly, before, 2 * hour, 'stale'],
    ['and then gone', hourly, before, 2 * hour + 1, 'gone'],
  ] as const)('%s', (_, life, changedAt, age, state) => {
    expect(stateOf(kept(life), changedAt, start + age)).toBe(state);
  });
});

describe('a page is made anew without a reader', () => {
  test.each([
    ['not while it is young', kept(page), before, 8 * minute - 1, false],
    ['from eight minutes on', kept(page), before, 8 * minute, true],
    ['when news came', kept(page), start, second, true],
    [
      'not within half a minute of a try that failed',
      { ...kept(page), triedAt: start + 9 * minute },
      before,
      9 * minute + 29_999,
      false,
    ],
    [
      'half a minute after it',
      { ...kept(page), triedAt: start + 9 * minute },
      before,
      9 * minute + 30_000,
      true,
    ],
    ['not when it is not of the day', kept(hourly), start, 9 * minute, false],
  ] as const)('%s', (_, one, changedAt, age, isWanted) => {
    expect(wantsRenewal(one, changedAt, start + age)).toBe(isWanted);
  });
});
