import { expect, test } from '@jest/globals';
import { channels, contrast, leastContrast } from '@/lib/base/color/contrast';

test('a color has its red, green and blue', () => {
  expect(channels('#d9600f')).toEqual([0xd9, 0x60, 0x0f]);
});

// The ratios of WebAIM's contrast checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#000000', 15.3],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
  ['#d9600f', '#d9600f', 1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

test('WCAG 2.2 asks for 4.5 of text and for 3 of what is seen beside it', () => {
  expect(leastContrast).toEqual({ text: 4.5, graphic: 3 });
});
