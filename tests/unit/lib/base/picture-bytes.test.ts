import { expect, test } from '@jest/globals';
import { isPicture } from '@/lib/base/picture-bytes';

test.each([
  ['a PDF', '%PDF-1.7\n'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a BMP', 'BM\x36\0\0\0'],
  ['a HEIC', '\0\0\0\x18ftypheic'],
  ['a RIFF sound file', 'RIFF\x24\0\0\0WAVEfmt '],
  ['an ICO file', '\0\0\x01\0\x01\0'],
])('isPicture rejects %s', (_, start) => {
  expect(isPicture(Buffer.from(start, 'latin1'))).toBe(false);
});
