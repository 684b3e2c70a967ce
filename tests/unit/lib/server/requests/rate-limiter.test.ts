import { afterEach, expect, jest, test } from '@jest/globals';
import { mostOpen, mostStreams, paces } from '@/lib/server/requests/costly-routes';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';

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
