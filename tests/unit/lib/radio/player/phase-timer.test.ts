import { expect, test } from '@jest/globals';
import { phaseTimer, retryDelay, triesAfterDrop } from '@/lib/radio/player/phase-timer';
import { atRest } from '@/lib/radio/player/player-state';

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 8000],
])('after drop %d the next try waits %d ms', (drops, wait) => {
  expect(retryDelay(drops)).toBe(wait);
});

test('a radio that was heard is tried longer than one that never was', () => {
  expect([triesAfterDrop(true), triesAfterDrop(false)]).toEqual([4, 2]);
});

test('nothing happens by itself while paused, nor while it simply plays', () => {
  expect(phaseTimer(atRest)).toBeUndefined();
  expect(phaseTimer({ ...atRest, phase: 'playing' })).toBeUndefined();
});

test('a connection without sound for 15 s counts as lost', () => {
  expect(phaseTimer({ ...atRest, phase: 'starting' })).toEqual({ after: 15_000, event: { kind: 'dropped' } });
});

test('a dropped connection is tried again after its wait', () => {
  const state = { ...atRest, phase: 'retrying', drops: 3 } as const;
  expect(phaseTimer(state)).toEqual({ after: 4000, event: { kind: 'retry' } });
});

test('10 s of sound forget the drops before', () => {
  const state = { ...atRest, phase: 'playing', drops: 2 } as const;
  expect(phaseTimer(state)).toEqual({ after: 10_000, event: { kind: 'steady' } });
});
