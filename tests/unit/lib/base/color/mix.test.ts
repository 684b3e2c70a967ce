import { expect, test } from '@jest/globals';
import { mix } from '@/lib/base/color/mix';

test.each([
  ['#102030', '#a0b0c0', 0.25, '#344454'],
  ['#102030', '#a0b0c0', 0.75, '#7c8c9c'],
  ['#000000', '#0f0000', 1, '#0f0000'],
  ['#000000', '#010203', 0.5, '#000101'],
  ['#ffffff', '#ffffff', 0.3, '#ffffff'],
])('%s with %s by %d is %s', (color, other, share, mixed) => {
  expect(mix(color, other, share)).toBe(mixed);
});
