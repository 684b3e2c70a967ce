import { expect, test } from '@jest/globals';
import {
  type PicturePlace,
  pictureWidth,
  pictureWidths,
  sizesOf,
} from '@/lib/pictures/address/picture-sizes';

const places: PicturePlace[] = [
  'lead',
  'second',
  'thumb',
  'half',
  'third',
  'card',
  'tile',
  'hero',
  'entry',
  'cover',
  'body',
];

test.each(places)('%s has one to four widths, smallest first, each one of the fixed ones', (place) => {
  const { widths } = sizesOf(place);
  expect(widths.length).toBeGreaterThan(0);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(widths.every((width) => pictureWidths.includes(width))).toBe(true);
});

test.each([
  ['480', 480],
  ['1600', 1600],
  ['481', undefined],
  ['0480', undefined],
  ['480.0', undefined],
  ['4e2', undefined],
  ['100000', undefined],
  ['', undefined],
])('the width %j of an address is read as %j', (text, width) => {
  expect(pictureWidth(text)).toBe(width);
});
