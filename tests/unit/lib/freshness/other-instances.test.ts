import { describe, expect, test } from '@jest/globals';
import { lessonOf } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

const second = 1000;
const minute = 60 * second;
const now = Date.UTC(2026, 10, 22, 12);
const record = (more: Partial<Timed>): Timed => ({ goodAt: 0, fails: 0, nextTry: 0, ...more });
/** Ours was asked five minutes ago, and is due. */
const ours = record({ goodAt: now - 5 * minute, triedAt: now - 5 * minute, nextTry: now });
/** Theirs was asked a minute ago, and is due in four. */
const theirs = record({ goodAt: now - minute, triedAt: now - minute, nextTry: now + 4 * minute });

describe('what another instance knows of a source', () => {
  test('spares us the asking while its wait still runs, and we wait a little longer than it', () => {
    const lesson = (random: number) => lessonOf(theirs, ours, now, random);
    expect(lesson(0)).toEqual({ record: { ...theirs, nextTry: theirs.nextTry + 6 * second }, spared: true });
    expect(lesson(1).record?.nextTry).toBe(theirs.nextTry + 30 * second);
  });

  test('is taken over where its copy is newer, though it is due: we ask all the same', () => {
    const due = { ...theirs, nextTry: now };
    expect(lessonOf(due, ours, now, 0)).toEqual({ record: due, spared: false });
  });

  test.each<[string, Partial<Timed>]>([
    ['asked before us', { triedAt: now - 6 * minute, goodAt: now - 6 * minute }],
    ['never asked', { triedAt: undefined, goodAt: ours.goodAt }],
    ['asked when we did', { triedAt: ours.triedAt, goodAt: ours.goodAt }],
    ['asked later, with an older copy', { goodAt: now - 6 * minute }],
    ['due, with a copy as old as ours', { goodAt: ours.goodAt, nextTry: now }],
  ])('teaches nothing where it was %s', (_name, more) => {
    expect(lessonOf({ ...theirs, ...more }, ours, now, 0)).toEqual({ spared: false });
  });

  test('spares us a failing source too, whose copy is the same', () => {
    const failing = { ...theirs, goodAt: ours.goodAt, fails: 1 };
    expect(lessonOf(failing, ours, now, 0)).toMatchObject({ record: { fails: 1 }, spared: true });
  });
});
