import { describe, expect, test } from '@jest/globals';
import { betterOf } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

const second = 1000;
const minute = 60 * second;
const now = Date.UTC(2026, 10, 22, 12);
const record = (more: Partial<Timed>): Timed => ({ goodAt: 0, fails: 0, nextTry: 0, ...more });
/** The record of this instance: fetched five minutes ago, and due now. */
const ours = record({ goodAt: now - 5 * minute, triedAt: now - 5 * minute, nextTry: now });
/** The record of the other instance: fetched a minute ago, and due in four minutes. */
const theirs = record({ goodAt: now - minute, triedAt: now - minute, nextTry: now + 4 * minute });

describe('another instance’s record', () => {
  test('replaces a fetch while it is fresh, and delays the next fetch a little', () => {
    const better = (random: number) => betterOf(theirs, ours, now, random);
    expect(better(0)).toEqual({ ...theirs, nextTry: theirs.nextTry + 6 * second });
    expect(better(1)?.nextTry).toBe(theirs.nextTry + 30 * second);
  });

  test('is adopted if it is newer, but due sources are still fetched', () => {
    const due = { ...theirs, nextTry: now };
    expect(betterOf(due, ours, now, 0)).toEqual(due);
  });

  test('is adopted for its newer copy, but our own retry delay after a failure still applies', () => {
    const waiting = { ...ours, triedAt: now, fails: 1, nextTry: now + 10 * minute };
    expect(betterOf(theirs, waiting, now, 0)).toEqual({ ...theirs, nextTry: waiting.nextTry });
  });

  test.each<[string, Partial<Timed>]>([
    ['fetched before our record', { triedAt: now - 6 * minute, goodAt: now - 6 * minute }],
    ['never fetched', { triedAt: undefined, goodAt: ours.goodAt }],
    ['fetched at the same time as our record', { triedAt: ours.triedAt, goodAt: ours.goodAt }],
    ['fetched later, with an older copy', { goodAt: now - 6 * minute }],
    ['due, with a copy as old as ours', { goodAt: ours.goodAt, nextTry: now }],
  ])('is ignored if it was %s', (_name, more) => {
    expect(betterOf({ ...theirs, ...more }, ours, now, 0)).toBeUndefined();
  });

  test('makes another fetch of a failing source unnecessary if its copy is the same', () => {
    const failing = { ...theirs, goodAt: ours.goodAt, fails: 1 };
    expect(betterOf(failing, ours, now, 0)).toMatchObject({ fails: 1, nextTry: theirs.nextTry + 6 * second });
  });
});
