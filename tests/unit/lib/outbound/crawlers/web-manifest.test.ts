import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { iconFile } from '@/lib/pages/brand';
import { city } from '../../../any-city';

const manifest = webManifest(city);

test('the manifest has one maskable icon', () => {
  expect(manifest.icons?.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

test.each(manifest.icons ?? [])(
  'the icon $src has the size that the manifest states: $sizes',
  async ({ src, sizes, type }) => {
    const icon = await iconFile(src, city);
    const { width, height } = await sharp(Buffer.from(icon?.body ?? '')).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(icon?.type).toBe(type);
  },
);
