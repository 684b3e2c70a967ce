import { describe, expect, test } from '@jest/globals';
import { added, counted, countsInWords, storedTally, total } from '@/lib/news/item-tally';

test('reasons are counted', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('counts add up, and what never was is absent', () => {
  const sum = added({ 'no-link': 2, duplicate: 0 }, { 'no-link': 1, 'over-limit': 4, 'no-title': 0 });
  expect(sum).toEqual({ 'no-link': 3, 'over-limit': 4 });
  expect(total(sum)).toBe(7);
});

test('people read the counts in words', () => {
  expect(countsInWords({ 'for-sale': 2, 'not-local': 9 })).toBe('9 not local, 2 for sale');
  expect(countsInWords({})).toBe('');
});

test.each([
  ['no-link', '1 without an address'],
  ['no-title', '1 without words'],
  ['duplicate', '1 listed twice'],
  ['over-limit', '1 over the limit'],
  ['blocked-word', '1 blocked by a word'],
  ['other-subject', '1 on other subjects'],
  ['past-event', '1 past'],
  ['unreadable-event', '1 without a day'],
  ['in-another-feed', '1 in another feed too'],
])('the reason %s reads "%s"', (reason, words) => {
  expect(countsInWords({ [reason]: 1 })).toBe(words);
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
