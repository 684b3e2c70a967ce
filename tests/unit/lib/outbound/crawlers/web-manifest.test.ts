import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { thisCity } from '@/lib/city/this-city';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';

const manifest = webManifest(thisCity());

test.each(manifest.icons ?? [])('$src is a picture of $sizes', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(`public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
  expect(format).toBe('png');
});

test('a maskable icon fills its square', async () => {
  expect((await sharp('public/icons/maskable-512.png').stats()).isOpaque).toBe(true);
});
