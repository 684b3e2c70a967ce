import '../../../open-cities';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { thisCity } from '@/lib/city/this-city';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { iconFile } from '@/lib/pages/brand';

const manifest = webManifest(thisCity());

test('has one maskable icon', () => {
  expect(manifest.icons?.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

test.each(manifest.icons ?? [])('$src is a picture of $sizes', async ({ src, sizes, type }) => {
  const icon = await iconFile(src, thisCity());
  const { width, height } = await sharp(Buffer.from(icon?.body ?? '')).metadata();
  expect(`${width}x${height}`).toBe(sizes);
  expect(icon?.type).toBe(type);
});
