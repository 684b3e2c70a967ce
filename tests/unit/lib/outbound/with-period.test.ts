import { expect, test } from '@jest/globals';
import { withPeriod } from '@/lib/outbound/with-period';

test.each([
  ['Central Library', 'Central Library.'],
  ['2 p.m.', '2 p.m.'],
  ['Who decides?', 'Who decides?'],
  ['Books and…', 'Books and…'],
  ['He said, “Come at noon.”', 'He said, “Come at noon.”'],
  ['Bring water. (Dogs may come.)', 'Bring water. (Dogs may come.)'],
  ['A reading of “Walden”', 'A reading of “Walden”.'],
  ['Senior Center (Room B)', 'Senior Center (Room B).'],
])('%s becomes the sentence %s', (text, sentence) => {
  expect(withPeriod(text)).toBe(sentence);
});
