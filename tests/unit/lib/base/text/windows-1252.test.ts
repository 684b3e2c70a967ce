import { expect, test } from '@jest/globals';
import { windows1252Character } from '@/lib/base/text/windows-1252';

test.each([
  [0x41, 'A'],
  [0x7f, '\u007F'],
  [0x80, '€'],
  [0x92, '’'],
  [0x9f, 'Ÿ'],
  [0xa0, '\u00A0'],
  [0xe9, 'é'],
])('the byte %i is %j', (byte, character) => {
  expect(windows1252Character(byte)).toBe(character);
});
