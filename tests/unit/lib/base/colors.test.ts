import { expect, test } from '@jest/globals';
import {
  accentForDark,
  contrast,
  contrastInDark,
  contrastInLight,
  mix,
  pageColors,
  pressed,
} from '@/lib/base/colors';

// These contrast ratios are from WebAIM's contrast checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#000000', 15.3],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
  ['#d9600f', '#d9600f', 1],
])('%s on %s has a contrast of %d to 1 in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  ['#102030', '#a0b0c0', 0.25, '#344454'],
  ['#102030', '#a0b0c0', 0.75, '#7c8c9c'],
  ['#000000', '#0f0000', 1, '#0f0000'],
  ['#000000', '#010203', 0.5, '#000101'],
  ['#000000', '#ffffff', 0.5, '#7f7f7f'],
  ['#102030', '#ffffff', 0, '#102030'],
])('%s mixed with %s by %d is %s', (color, other, share, mixed) => {
  expect(mix(color, other, share)).toBe(mixed);
});

test('a pressed button is a tenth darker', () => {
  expect(pressed('#b0410a')).toBe('#9e3a09');
  expect(pressed('#000000')).toBe('#000000');
});

test('contrastInLight and contrastInDark show that a yellow accent is readable only in dark mode', () => {
  expect(contrastInLight('#ffd23f')).toBeLessThan(1.5);
  expect(contrastInDark('#ffd23f')).toBeGreaterThan(9);
});

test('contrastInLight and contrastInDark return 1 for a link in the color of its background', () => {
  expect(contrastInLight(pageColors.light.tint)).toBe(1);
  expect(contrastInDark(pageColors.dark.tint)).toBe(1);
});

test.each(['#b0410a', '#1d4f91', '#0b6b3a', '#7a1f5c', '#000080', '#000000'])(
  'the accent %s is lightened just enough for dark mode',
  (accent) => {
    const found = contrastInDark(accentForDark(accent));
    expect(found).toBeGreaterThanOrEqual(5.5);
    expect(found).toBeLessThan(7);
  },
);

test('an accent that is readable in dark mode stays unchanged', () => {
  expect(accentForDark('#f5953f')).toBe('#f5953f');
});
