import { expect, test } from '@jest/globals';
import { governingPlace } from '@/lib/pages/legal/governing-place';

test.each([
  ['US-CO', 'Colorado', 'Colorado'],
  ['GB-ENG', 'England', 'England'],
  ['GB-ENG', 'United Kingdom', 'the United Kingdom'],
  ['MX-YUC', 'Mexico', 'Mexico'],
])('in %s, %s: the law of %s', (region, state, expected) => {
  expect(governingPlace({ region, state })).toBe(expected);
});
