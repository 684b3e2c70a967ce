import { expect, test } from '@jest/globals';
import { pictureWidth } from '@/lib/pictures/address/picture-sizes';

test.each([
  ['480', 480],
  ['1600', 1600],
  ['481', undefined],
  ['0480', undefined],
  ['480.0', undefined],
  ['4e2', undefined],
  ['100000', undefined],
  ['', undefined],
])('pictureWidth parses %j as %j', (text, width) => {
  expect(pictureWidth(text)).toBe(width);
});
