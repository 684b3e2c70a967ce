import { expect, test } from '@jest/globals';
import { onRadioBegin, radioHasBegun, tellRadioBegan } from '@/lib/radio/player/radio-start';

test('the word is passed on once, at once to those who come later, and not to those who have gone', () => {
  const told: string[] = [];
  onRadioBegin(() => told.push('waiting'));
  onRadioBegin(() => told.push('gone'))();
  expect(radioHasBegun()).toBe(false);
  tellRadioBegan();
  tellRadioBegan();
  onRadioBegin(() => told.push('late'));
  expect(told).toEqual(['waiting', 'late']);
  expect(radioHasBegun()).toBe(true);
});
