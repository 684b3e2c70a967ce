import { expect, test } from '@jest/globals';
import { added, counted } from '@/lib/news/item-tally';

test('reasons are counted', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('counts add up, and what never was is absent', () => {
  const sum = added({ 'no-link': 2, duplicate: 0 }, { 'no-link': 1, 'over-limit': 4, 'no-title': 0 });
  expect(sum).toEqual({ 'no-link': 3, 'over-limit': 4 });
});
