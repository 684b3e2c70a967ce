import { expect, test } from '@jest/globals';
import { shareArt } from '@/components/seo/share-art';
import { pictureNamed } from '@/lib/city/drawings';
import { city } from '../../served-city';

const svgOf = (address = '') => Buffer.from(address.replace(/^.*base64,/, ''), 'base64').toString();

test('shareArt draws a map with the town in the middle', () => {
  const map = svgOf(shareArt(city, { town: 'Fullerton' }));
  expect(map).toContain('viewBox="-193 -167 900 600"');
  expect(map).toContain('<circle cx="257" cy="133" r="15"');
});

test('shareArt draws the page’s drawing if the town is not on the map, and nothing if there is none', () => {
  const drawing = pictureNamed('palms-day')?.src ?? '';
  expect(svgOf(shareArt(city, { town: 'Nowhere', drawing }))).toMatch(/^<svg .*viewBox="0 0 600 400"/);
  expect(shareArt(city, { town: 'Nowhere' })).toBeUndefined();
});
