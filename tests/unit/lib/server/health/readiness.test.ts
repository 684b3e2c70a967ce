import { expect, test } from '@jest/globals';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { isReady, longestStart } from '@/lib/server/health/readiness';

const now = Date.parse('2026-11-21T12:00:00Z');
const unread: Timed = neverAsked;
const good: Timed = { ...neverAsked, goodAt: now - 1000 };
const failed: Timed = { ...neverAsked, fails: 1, lastFailure: { reason: 'refused', detail: '' } };
const retrying: Timed = { ...failed, fails: 0 };
const expired: Timed = { ...good, goodAt: now - 8 * 86_400_000 };

test.each<[string, Timed[], number, boolean]>([
  ['no feed has answered yet', [unread, unread], 500, false],
  ['some have failed, others are still asked', [failed, unread], 500, false],
  ['one has headlines', [good, unread, failed], 500, true],
  ['every feed has failed: it serves all the same', [failed, retrying], 500, true],
  ['all copies are too old, and their sources are still asked', [expired, unread], 500, false],
  ['feeds hang, and the start took long enough', [unread, unread], longestStart, true],
  ['there are no feeds', [], 500, true],
])('%s: %#', (_, feeds, uptime, ready) => {
  expect(isReady({ feeds, sources: feeds.length }, uptime, now)).toBe(ready);
});

test('a network of whose feeds only some were looked at is not ready by their failing', () => {
  expect(isReady({ feeds: [failed], sources: 2 }, 500, now)).toBe(false);
  expect(isReady({ feeds: [], sources: 2 }, 500, now)).toBe(false);
});
