import { expect, test } from '@jest/globals';
import { brokenAddress, lifeOf, notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import type { SiteResponse } from '@/lib/server/response';

const minute = 60_000;
const hour = 60 * minute;
const ofPage = { freshMs: minute, keptMs: 10 * minute, isOfTheDay: true };
const answer = (headers: SiteResponse['headers'], status = 200): SiteResponse => ({
  status,
  headers,
  body: Buffer.alloc(0),
});
const forAll = (maxAge: number) => answer({ 'cache-control': `public, max-age=${maxAge}` });

test.each([
  ['a page', forAll(60), ofPage],
  ['what readers may keep for less than an hour', forAll(3599), ofPage],
  [
    'what varies by its coding and by what the framework’s script sends',
    answer({ 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding, RSC' }),
    ofPage,
  ],
  [
    'what they may keep for an hour or more, whatever the news',
    forAll(3600),
    { freshMs: hour, keptMs: 2 * hour, isOfTheDay: false },
  ],
])('%s is kept for its time', (_, given, life) => {
  expect(lifeOf('/a', given)).toEqual(life);
});

test.each([
  ['it is not for all', answer({ 'cache-control': 'private, max-age=60' })],
  ['nothing says for whom it is', answer({})],
  ['it is not to be stored', answer({ 'cache-control': 'public, no-store' })],
  ['it sets a cookie', answer({ 'cache-control': 'public', 'set-cookie': 'a=1' })],
  ['it varies by who asks', answer({ 'cache-control': 'public', vary: 'Accept-Encoding, Cookie' })],
  ['it is a failure', answer({ 'cache-control': 'public' }, 500)],
  ['an address is unknown', answer({ 'cache-control': 'public' }, 404)],
  ['it leads elsewhere', answer({ 'cache-control': 'public' }, 308)],
])('a response is not kept when %s', (_, given) => {
  expect(lifeOf('/a', given)).toBeUndefined();
});

test.each([
  [notFoundAddress, 404],
  [brokenAddress, 500],
])('the one page for what is absent or broken, %s, is kept as a page', (address, status) => {
  expect(lifeOf(address, answer({}, status))).toEqual(ofPage);
});
