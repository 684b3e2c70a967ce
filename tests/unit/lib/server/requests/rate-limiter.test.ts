import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { costlyRoute, limits, RateLimiter } from '@/lib/server/requests/rate-limiter';

test.each([
  ['/search', 'search'],
  ['/pictures/640/abc', 'pictures'],
  ['/api/stream', 'stream'],
])('a request for %s counts toward the limit for the route “%s”', (path, route) => {
  expect(costlyRoute(path)).toBe(route);
});

test.each([
  ['/'],
  ['/searching'],
  ['/api/streams'],
  ['/api/stream/now'],
  ['/api/health'],
  ['/_next/static/chunks/a.js'],
])('a request for %s does not count toward a route’s limit', (path) => {
  expect(costlyRoute(path)).toBeUndefined();
});

const start = 1_000_000;
const second = 1000;
const { burst } = limits.search;
const lines: string[] = [];
jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
afterEach(() => {
  lines.length = 0;
});

/** Searches this many times at the same moment from one address; returns the limiter's results. */
function search(limiter: RateLimiter, times: number, who = 'a', now = start): number[] {
  return Array.from({ length: times }, () => limiter.enter('search', who, now));
}

describe('the limit for a client address', () => {
  test('lets a burst pass, then returns how long to wait', () => {
    expect(search(new RateLimiter(), burst + 2)).toEqual([...Array(burst).fill(0), 1, 1]);
  });

  test('allows more as time passes, up to the burst', () => {
    const limiter = new RateLimiter();
    search(limiter, burst);
    expect(search(limiter, 2, 'a', start + 499)).toEqual([1, 1]);
    expect(search(limiter, 2, 'a', start + 500)).toEqual([0, 1]);
    const later = search(limiter, burst + 1, 'a', start + 3600 * second);
    expect(later).toEqual([...Array(burst).fill(0), 1]);
  });

  test('is separate for each address and each route', () => {
    const limiter = new RateLimiter();
    search(limiter, burst + 1);
    expect(limiter.enter('search', 'b', start)).toBe(0);
    expect(limiter.enter('pictures', 'a', start)).toBe(0);
  });

  test('is stored for a limited number of addresses; the least recently seen address is dropped', () => {
    const limiter = new RateLimiter(2);
    search(limiter, burst, 'a');
    search(limiter, burst, 'b');
    search(limiter, 1, 'c');
    expect(limiter.enter('search', 'b', start)).toBe(1);
    expect(limiter.enter('search', 'a', start)).toBe(0);
  });
});

describe('the radio stream', () => {
  const route = 'stream';
  const { open = 0 } = limits[route];
  const slowly = (limiter: RateLimiter, at: number) => limiter.enter(route, 'a', start + at * second);

  test('is limited to a few connections per address, and each connection that ends makes room for another', () => {
    const limiter = new RateLimiter();
    for (let at = 0; at < open; at++) expect(slowly(limiter, at)).toBe(0);
    limiter.leave('search', 'a');
    expect(slowly(limiter, open)).toBe(30);
    expect(limiter.enter(route, 'b', start)).toBe(0);
    for (const _ of ['one', 'two']) limiter.leave(route, 'a');
    expect([1, 2, 3].map((at) => slowly(limiter, open + at))).toEqual([0, 0, 30]);
  });
});

describe('a burst of requests for missing pages', () => {
  const { burst: maxAbsent } = limits.absent;

  test('makes only the client that sent it wait, for a second', () => {
    const limiter = new RateLimiter();
    for (let at = 0; at < maxAbsent; at++) {
      expect(limiter.waitAfterNotFound('a', start)).toBe(0);
      limiter.countNotFound('a', start);
    }
    expect(limiter.waitAfterNotFound('a', start)).toBe(1);
    expect(limiter.waitAfterNotFound('b', start)).toBe(0);
    expect(limiter.waitAfterNotFound('a', start + second)).toBe(0);
  });
});

test('the first refusal is logged immediately, and the number of others after a minute, without addresses', () => {
  jest.useFakeTimers();
  const limiter = new RateLimiter();
  search(limiter, burst + 10, '203.0.113.5');
  expect(lines).toEqual([expect.stringContaining('refused route=search')]);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('more=9 lastSeconds=60');
  expect(lines.join()).not.toContain('203.0.113.5');
});
