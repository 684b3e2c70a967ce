import { expect, test } from '@jest/globals';
import { withPeriod } from '@/lib/outbound/with-period';

test.each([
  ['Central Library', 'Central Library.'],
  ['2 p.m.', '2 p.m.'],
  ['Who decides?', 'Who decides?'],
  ['Books and…', 'Books and…'],
])('%s becomes the sentence %s', (text, sentence) => {
  expect(withPeriod(text)).toBe(sentence);
});
