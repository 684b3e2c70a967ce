import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pageColors } from '@/lib/base/colors';
import { iconFile, themeCss, themePath } from '@/lib/pages/brand';
import { city } from '../../any-city';

const other = {
  ...city,
  siteTitle: 'Bits & Pieces',
  brand: { ...city.brand, emblem: { size: 4, path: 'M0 0H4V4H0Z', color: '#1d4f91' } },
};

async function bytesOf(address: string, of = city): Promise<Buffer> {
  const file = await iconFile(address, of);
  return Buffer.from(file?.body ?? '');
}

const colorAt = async (png: Buffer, x: number, y: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];

test.each([
  ['/favicon.ico', 48],
  ['/apple-icon.png', 180],
  ['/icons/icon-192.png', 192],
  ['/icons/icon-512.png', 512],
  ['/icons/maskable-512.png', 512],
  ['/feed-image.png', 144],
])('%s is a square PNG that is %d pixels wide', async (address, size) => {
  const { width, height, format } = await sharp(await bytesOf(address)).metadata();
  expect([width, height, format]).toEqual([size, size, 'png']);
});

test.each(['/apple-icon.png', '/icons/maskable-512.png', '/feed-image.png'])(
  '%s has an opaque background in the paper color',
  async (address) => {
    const png = await bytesOf(address);
    expect((await sharp(png).stats()).isOpaque).toBe(true);
    expect(await colorAt(png, 0, 0)).toEqual([253, 251, 247, 255]);
  },
);

test('/icons/icon-192.png has a transparent background', async () => {
  expect((await colorAt(await bytesOf('/icons/icon-192.png'), 0, 0))[3]).toBe(0);
});

test('the emblem in an icon is centered and has its intended size, and the PNG has a palette', async () => {
  const png = await bytesOf('/icons/maskable-512.png', other);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const middle = data.subarray(256 * info.width * info.channels);
  const isEmblem = Array.from({ length: 512 }, (_, at) => (middle[at * info.channels] ?? 255) < 128);
  expect([isEmblem.indexOf(true), isEmblem.lastIndexOf(true)]).toEqual([102, 409]);
  expect(await sharp(png).metadata()).toMatchObject({ isPalette: true });
});

test('each city’s icons have its own emblem, and the SVG icon contains its name, escaped', async () => {
  const [first, second] = await Promise.all([bytesOf('/feed-image.png'), bytesOf('/feed-image.png', other)]);
  expect(await colorAt(second, 72, 72)).toEqual([29, 79, 145, 255]);
  expect(await colorAt(first, 72, 72)).not.toEqual([29, 79, 145, 255]);
  expect(String(await bytesOf('/icon.svg', other))).toContain('<title>Bits &amp; Pieces</title>');
});

test.each(['/icons/icon-64.png', '/icons/', '/icons/constructor', '/constructor', '/favicon.png'])(
  'there is no icon at %s',
  async (address) => {
    expect(await iconFile(address, city)).toBeUndefined();
  },
);

const { light, dark } = pageColors;
const blue = { accent: '#1d4f91', accentInDark: '#8ea7c8' };

test('accent colors have a style sheet whose address contains both colors, unless they are the default', () => {
  expect(themePath(blue)).toBe('/theme/1d4f91-8ea7c8.css');
  expect(themePath({ accent: light.accent, accentInDark: dark.accent })).toBeUndefined();
});

test('the style sheet sets the accent colors in light and dark mode, and on the band', () => {
  expect(themeCss(blue)).toBe(
    ':root{--accent:#1d4f91;--accent-pressed:#1a4782;--band-accent:#8ea7c8}' +
      '@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){--accent:#8ea7c8;--accent-pressed:#8096b4}}' +
      ':root:where([data-theme=dark]){--accent:#8ea7c8;--accent-pressed:#8096b4}\n',
  );
});
