import { describe, expect, test } from '@jest/globals';
import { isFresh, visitsAt } from '@/lib/server/scripts/in-page/reading';

const minute = 60_000;
const at = Date.parse('2026-11-26T12:00:00Z');

test('another visit begins when no page was opened for half an hour', () => {
  expect(visitsAt(at, {})).toEqual({ at, since: undefined });
  expect(visitsAt(at + 30 * minute, { at })).toEqual({ at: at + 30 * minute, since: undefined });
  const evening = visitsAt(at + 31 * minute, { at });
  expect(evening).toEqual({ at: at + 31 * minute, since: at });
  expect(visitsAt(at + 40 * minute, evening)).toEqual({ at: at + 40 * minute, since: at });
});

describe('new is what was published between the last page of the last visit and now', () => {
  const visits = { since: at - 240 * minute, at };

  test.each([
    ['2026-11-26T11:59:00Z', true],
    ['2026-11-26T08:00:00.000Z', false],
    ['2026-11-26T07:00:00Z', false],
    ['2026-11-26T12:01:00Z', false],
    ['no date', false],
  ])('%s: %s', (time, expected) => {
    expect(isFresh(time, visits)).toBe(expected);
  });

  test('a day without an hour begins at the reader’s midnight', () => {
    const midnight = Date.parse('2026-11-26T00:00');
    expect(isFresh('2026-11-26', { since: midnight - 1, at: midnight })).toBe(true);
    expect(isFresh('2026-11-26', { since: midnight, at: midnight + 1 })).toBe(false);
  });

  test('nothing is on the first visit', () => {
    expect(isFresh('2026-11-26T11:59:00Z', { at })).toBe(false);
  });
});
