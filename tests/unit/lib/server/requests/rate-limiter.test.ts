import { afterEach, expect, jest, test } from '@jest/globals';
import { mostStreams, paces } from '@/lib/server/requests/costly-routes';
import { Turnstile } from '@/lib/server/requests/rate-limiter';

const now = 1_000_000;
const lines: string[] = [];
jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
afterEach(() => {
  lines.length = 0;
});

test('routes are counted each for itself', () => {
  const turnstile = new Turnstile();
  for (let at = 0; at < paces.search.burst; at++) expect(turnstile.enter('search', 'a', now)).toBe(0);
  expect(turnstile.enter('search', 'a', now)).toBe(1);
  expect(turnstile.enter('pictures', 'a', now)).toBe(0);
});

test('one address has so many streams at a time, and a new one when one has ended', () => {
  const turnstile = new Turnstile();
  for (let at = 0; at < mostStreams; at++) expect(turnstile.enter('stream', 'a', now)).toBe(0);
  expect(turnstile.enter('stream', 'a', now)).toBe(30);
  expect(turnstile.enter('stream', 'b', now)).toBe(0);
  turnstile.leave('stream', 'a');
  expect(turnstile.enter('stream', 'a', now)).toBe(0);
});

test('a title asked for is no stream', () => {
  const turnstile = new Turnstile();
  for (let at = 0; at < mostStreams + 10; at++) expect(turnstile.enter('stream-titles', 'a', now)).toBe(0);
});

test('the log tells once a minute how many were turned away, and not whom', () => {
  const turnstile = new Turnstile();
  for (let at = 0; at < paces.search.burst + 10; at++) turnstile.enter('search', '203.0.113.5', now);
  expect(lines).toEqual([expect.stringContaining('turned away route=search count=1')]);
  for (let at = 0; at < 10 * paces.search.burst; at++) turnstile.enter('search', '203.0.113.5', now + 61_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('count=10');
  expect(lines.join()).not.toContain('203.0.113.5');
});
