import { expect, test } from '@jest/globals';
import { learnFromOthers } from '@/lib/freshness/slots/learn-from-others';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

const now = Date.parse('2026-11-21T12:00:00Z');
const ours: Timed = { ...neverAsked, goodAt: now - 300_000, triedAt: now - 300_000, nextTry: now };
const fresher: Timed = { ...ours, goodAt: now - 1000, triedAt: now - 1000, nextTry: now + 299_000 };

function lesson(theirs: Timed | undefined, mine = ours) {
  const store = { load: async () => undefined, save: async () => {}, shared: async () => theirs };
  return learnFromOthers({ store, now: () => now, random: () => 0 }, 'a-feed', mine);
}

test('what another instance has just heard is taken over, and the source is spared', async () => {
  expect(await lesson(fresher)).toMatchObject({ spared: true, record: { goodAt: fresher.goodAt } });
});

test.each([
  ['where the others know nothing', undefined, ours],
  ['at a start and in a hurry', fresher, { ...ours, nextTry: 0 }],
])('the source itself is asked %s', async (_, theirs, mine) => {
  expect(await lesson(theirs, mine)).toEqual({ spared: false });
});

test('the source itself is asked where nothing is shared', async () => {
  const store = { load: async () => undefined, save: async () => {} };
  const learned = await learnFromOthers({ store, now: () => now, random: () => 0 }, 'a-feed', ours);
  expect(learned).toEqual({ spared: false });
});
