import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  allowance,
  clientAddress,
  costlyRoute,
  mostOpen,
  mostStreams,
  paces,
  RateLimiter,
} from '@/lib/server/requests/rate-limiter';

const proxy = '10.0.0.2';

describe('without a proxy the connection counts, whatever the request says', () => {
  test.each([
    ['203.0.113.5', '', '203.0.113.5'],
    ['203.0.113.5', '198.51.100.9', '203.0.113.5'],
    ['::ffff:203.0.113.5', '', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    ['', '', 'unknown'],
  ])('%j with %j is %s', (socket, forwarded, who) => {
    expect(clientAddress(socket, forwarded, 0)).toBe(who);
  });
});

describe('behind proxies the address counts that the outermost of them wrote', () => {
  test.each([
    [1, '203.0.113.5', '203.0.113.5'],
    [1, '198.51.100.9, 203.0.113.5', '203.0.113.5'],
    [1, '1.1.1.1,2.2.2.2,3.3.3.3, 203.0.113.5', '203.0.113.5'],
    [2, '198.51.100.9, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    [3, '203.0.113.5, 10.0.0.7, 10.0.0.1', '203.0.113.5'],
    [1, '203.0.113.5:51234', '203.0.113.5'],
    [1, '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    [1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    [1, '::ffff:203.0.113.5', '203.0.113.5'],
    [1, '  203.0.113.5  ', '203.0.113.5'],
  ])('%i trusted, %j is %s', (trusted, forwarded, who) => {
    expect(clientAddress(proxy, forwarded, trusted)).toBe(who);
  });
});

describe('where the list is short or odd, the nearest address that is one', () => {
  test.each([
    ['no list', 1, '', proxy],
    ['too short a list', 2, '203.0.113.5', '203.0.113.5'],
    ['no address', 1, 'unknown', proxy],
    ['a name', 1, 'evil.example', proxy],
    ['a number', 1, '2130706433', proxy],
    ['a short form', 1, '127.1', proxy],
    ['too large a number', 1, '203.0.113.500', proxy],
    ['an empty end', 1, '203.0.113.5,', proxy],
    ['a garbled outer one', 2, 'evil, 203.0.113.5', '203.0.113.5'],
    ['half brackets', 1, '[2001:db8::1', proxy],
  ])('%s', (_, trusted, forwarded, who) => {
    expect(clientAddress(proxy, forwarded, trusted)).toBe(who);
  });
});

test.each([
  ['/search', 'search'],
  ['/pictures/640/abc', 'pictures'],
  ['/api/stream', 'stream'],
  ['/api/stream/now', 'stream-titles'],
  ['/', undefined],
  ['/blog', undefined],
  ['/searching', undefined],
  ['/api/health', undefined],
  ['/_next/static/chunks/a.js', undefined],
])('%s: %s', (path, route) => {
  expect(costlyRoute(path)).toBe(route);
});

const pace = { burst: 3, perSecond: 0.5 };
const start = 1_000_000;

function take(times: number, from: ReturnType<typeof allowance>, who = 'a', now = start): number[] {
  return Array.from({ length: times }, () => from.take(who, now));
}

test('the burst is granted at once, then it says how long to wait', () => {
  expect(take(5, allowance(pace))).toEqual([0, 0, 0, 2, 2]);
});

test('who waits as told is let in, for one', () => {
  const some = allowance(pace);
  take(4, some);
  expect(some.take('a', start + 1000)).toBe(1);
  expect(some.take('a', start + 2000)).toBe(0);
  expect(some.take('a', start + 2000)).toBe(2);
});

test('a long rest fills up the burst and no more', () => {
  const some = allowance(pace);
  take(3, some);
  expect(take(4, some, 'a', start + 3_600_000)).toEqual([0, 0, 0, 2]);
});

test('each client has an allowance of their own', () => {
  const some = allowance(pace);
  take(4, some);
  expect(some.take('b', start)).toBe(0);
});

test('of endless clients only so many are kept, and the one not seen for longest is forgiven', () => {
  const some = allowance(pace, 2);
  take(4, some, 'a');
  take(4, some, 'b');
  some.take('c', start);
  expect(some.take('b', start)).toBe(2);
  expect(some.take('a', start)).toBe(0);
});

const now = 1_000_000;
const lines: string[] = [];
jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
afterEach(() => {
  lines.length = 0;
});

test('routes are counted each for itself', () => {
  const limiter = new RateLimiter();
  for (let at = 0; at < paces.search.burst; at++) expect(limiter.enter('search', 'a', now)).toBe(0);
  expect(limiter.enter('search', 'a', now)).toBe(1);
  expect(limiter.enter('pictures', 'a', now)).toBe(0);
});

test('one address has so many streams at a time, and a new one when one has ended', () => {
  const limiter = new RateLimiter();
  for (let at = 0; at < mostStreams; at++) expect(limiter.enter('stream', 'a', now)).toBe(0);
  expect(limiter.enter('stream', 'a', now)).toBe(30);
  expect(limiter.enter('stream', 'b', now)).toBe(0);
  limiter.leave('stream', 'a');
  expect(limiter.enter('stream', 'a', now)).toBe(0);
});

test('each stream that ends makes room for one, and nothing else does', () => {
  const limiter = new RateLimiter();
  for (let at = 0; at < mostStreams; at++) limiter.enter('stream', 'a', now);
  limiter.leave('search', 'a');
  expect(limiter.enter('stream', 'a', now)).toBe(30);
  for (const _ of ['one', 'two']) limiter.leave('stream', 'a');
  const waits = ['one', 'two', 'three'].map(() => limiter.enter('stream', 'a', now));
  expect(waits).toEqual([0, 0, 30]);
});

test('a title asked for is no stream', () => {
  const limiter = new RateLimiter();
  for (let at = 0; at < mostStreams + 10; at++) expect(limiter.enter('stream-titles', 'a', now)).toBe(0);
});

test('one address holds so many title streams open, however slowly it opens them', () => {
  const limiter = new RateLimiter();
  const slowly = (at: number) => limiter.enter('stream-titles', 'a', now + at * 1000);
  for (let at = 0; at < mostOpen['stream-titles']; at++) expect(slowly(at)).toBe(0);
  expect(slowly(1000)).toBe(30);
  limiter.leave('stream-titles', 'a');
  expect(slowly(1001)).toBe(0);
  expect(limiter.enter('stream', 'a', now + 1_002_000)).toBe(0);
});

test('the log tells once a minute how many were turned away, and not whom', () => {
  const limiter = new RateLimiter();
  for (let at = 0; at < paces.search.burst + 10; at++) limiter.enter('search', '203.0.113.5', now);
  expect(lines).toEqual([expect.stringContaining('turned away route=search count=1')]);
  for (let at = 0; at < 10 * paces.search.burst; at++) limiter.enter('search', '203.0.113.5', now + 61_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('count=10');
  expect(lines.join()).not.toContain('203.0.113.5');
});

test('within the minute after a line there is none, and from then on there is', () => {
  const limiter = new RateLimiter();
  const flood = (at: number) => {
    for (let time = 0; time < 3 * paces.search.burst; time++) limiter.enter('search', 'a', at);
  };
  flood(now);
  flood(now + 59_999);
  expect(lines).toHaveLength(1);
  flood(now + 60_000);
  expect(lines).toHaveLength(2);
});
