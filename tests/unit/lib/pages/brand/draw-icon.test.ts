import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawIcon } from '@/lib/pages/brand/draw-icon';

const black = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></svg>';

/** For each pixel of the middle row: dark, light, or nothing there. */
async function middleRow(icon: Buffer): Promise<string> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = Math.floor(info.height / 2) * info.width * 4;
  return Array.from({ length: info.width }, (_, at) => {
    const [red = 0, , , alpha] = data.subarray(start + at * 4);
    return alpha === 0 ? ' ' : red < 128 ? '#' : '.';
  }).join('');
}

test.each([
  [10, 0.6, '  ######  '],
  [11, 0.55, '  ######   '],
  [9, 1, '#########'],
])('an icon of %i pixels has the emblem on %d of its side, in its middle', async (size, share, row) => {
  const icon = await drawIcon(black, { size, share });
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect(await middleRow(icon)).toBe(row);
});

test('a background is all around the emblem', async () => {
  expect(await middleRow(await drawIcon(black, { size: 10, share: 0.6, background: '#ffffff' }))).toBe(
    '..######..',
  );
});

test('an icon is small: its colors are a palette', async () => {
  const icon = await drawIcon(black, { size: 48, share: 0.6 });
  expect(await sharp(icon).metadata()).toMatchObject({ isPalette: true });
});
