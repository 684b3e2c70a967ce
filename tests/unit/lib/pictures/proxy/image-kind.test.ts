import { describe, expect, test } from '@jest/globals';
import { imageKind } from '@/lib/pictures/proxy/image-kind';
import { pictureFile } from '../../../../fake-upstream/pictures/known-pictures';

const bytesOf = async (name: string) => (await pictureFile(name))?.bytes ?? Buffer.alloc(0);

describe('a picture is known by its first bytes', () => {
  test.each([
    ['good.jpg', 'jpeg'],
    ['good.png', 'png'],
    ['good.webp', 'webp'],
    ['good.avif', 'avif'],
    ['moving.gif', 'gif'],
    ['drawing.svg', undefined],
    ['drawing.jpg', undefined],
    ['page.jpg', undefined],
    ['empty.jpg', undefined],
  ])('%s: %j', async (name, kind) => {
    expect(imageKind(await bytesOf(name))).toBe(kind);
  });
});

test.each([
  ['a PDF', '%PDF-1.7\n'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a BMP', 'BM\x36\0\0\0'],
  ['a HEIC', '\0\0\0\x18ftypheic'],
  ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
  ['an icon', '\0\0\x01\0\x01\0'],
])('%s is not taken', (_, start) => {
  expect(imageKind(Buffer.from(start, 'latin1'))).toBeUndefined();
});
