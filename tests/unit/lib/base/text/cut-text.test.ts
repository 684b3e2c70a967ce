import { expect, it } from '@jest/globals';
import { cutText } from '@/lib/base/text/cut-text';

it.each([
  ['fits', 10, 'fits'],
  ['exactly 10', 10, 'exactly 10'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two, three', 9, 'one two…'],
  ['Wait. And then more', 9, 'Wait…'],
  ['city (and county)', 7, 'city…'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
  ['a Donaudampfschifffahrt', 12, 'a Donaudamp…'],
  ['🍊🍊🍊🍊', 6, '🍊🍊…'],
  ['🍊🍊🍊🍊', 5, '🍊🍊…'],
  ['👍🏽👍🏽👍🏽', 7, '👍🏽…'],
  ['👩‍👧👩‍👧👩‍👧', 9, '👩‍👧…'],
  ['e\u0301e\u0301e\u0301e\u0301', 6, 'e\u0301e\u0301…'],
  ['城市新闻城市新闻', 5, '城市新闻…'],
])('%j at %d is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it('is never longer than asked for, and never ends in half a character', () => {
  const text = 'A café 🍊 in 👩‍👩‍👧 e\u0301 the city, (with) more… words';
  for (let max = 1; max <= text.length + 1; max++) {
    expect(cutText(text, max).length).toBeLessThanOrEqual(max);
    expect(cutText(text, max).isWellFormed()).toBe(true);
  }
});
