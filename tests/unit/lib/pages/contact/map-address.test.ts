import { expect, test } from '@jest/globals';
import { mapFrame, mapPage } from '@/lib/pages/contact/map-address';

const place = { latitude: 40.015, longitude: -105.2706 };

test('the map has the place in its middle', () => {
  const { searchParams } = new URL(mapFrame(place));
  expect(searchParams.get('bbox')).toBe('-105.3306,39.9800,-105.2106,40.0500');
  expect(searchParams.get('marker')).toBe('40.0150,-105.2706');
  expect(searchParams.get('layer')).toBe('mapnik');
});

test('the page of the map has the same place', () => {
  expect(mapPage(place)).toBe(
    'https://www.openstreetmap.org/?mlat=40.0150&mlon=-105.2706#map=13/40.0150/-105.2706',
  );
});
