import { describe, expect, test } from '@jest/globals';
import { added, counted, storedTally, total } from '@/lib/news/item-tally';

test('reasons are counted', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('counts add up, and what never was is absent', () => {
  const sum = added({ 'no-link': 2, duplicate: 0 }, { 'no-link': 1, 'over-limit': 4, 'no-title': 0 });
  expect(sum).toEqual({ 'no-link': 3, 'over-limit': 4 });
  expect(total(sum)).toBe(7);
});

describe('a tally that was stored', () => {
  const tally = { came: 3, kept: 1, dropped: { duplicate: 2 } };

  test('comes back as it was', () => {
    expect(storedTally(JSON.parse(JSON.stringify(tally)))).toEqual(tally);
  });

  test.each([undefined, null, 'x', {}, { ...tally, came: 'x' }, { ...tally, dropped: { duplicate: 'x' } }])(
    'is nothing where it is %j',
    (stored) => {
      expect(storedTally(stored)).toBeUndefined();
    },
  );
});
