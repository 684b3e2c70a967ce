import '../../open-cities';
import { expect, test } from '@jest/globals';
import { shareArt } from '@/components/seo/share-art';
import { pictureNamed } from '@/lib/city/drawings';
import { anaheim } from '../../anaheim';

const svgOf = (address = '') => Buffer.from(address.replace(/^.*base64,/, ''), 'base64').toString();

test('shareArt draws a map with the town in the middle', () => {
  const map = svgOf(shareArt(anaheim, { town: 'Fullerton' }));
  expect(map).toContain('viewBox="-193 -167 900 600"');
  expect(map).toContain('<circle cx="257" cy="133" r="15"');
});

test('shareArt shows a town’s drawing if the town is not on the map', () => {
  const drawing = pictureNamed('palms-day')?.src;
  const svg = svgOf(shareArt(anaheim, { town: 'Nowhere', ...(drawing && { drawing }) }));
  expect(svg).toMatch(/^<svg .*viewBox="0 0 600 400"/);
});

test('shareArt has no picture for a town without a drawing or a place on the map', () => {
  expect(shareArt(anaheim, {})).toBeUndefined();
});
