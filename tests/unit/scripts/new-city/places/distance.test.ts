import { expect, test } from '@jest/globals';
import { distance } from '../../../../../scripts/new-city/places/distance';

const boulder = { latitude: 40.015, longitude: -105.2706 };

test.each([
  ['to itself', boulder, 0],
  ['to Longmont', { latitude: 40.1672, longitude: -105.1019 }, 22],
  ['to Denver', { latitude: 39.7392, longitude: -104.9847 }, 39],
])('from Boulder %s it is the way a map shows', (_, place, km) => {
  expect(Math.round(distance(boulder, place))).toBe(km);
});

test('from New York to London it is 5,570 km', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  expect(distance({ latitude: 40.7128, longitude: -74.006 }, london)).toBeCloseTo(5570, -1);
});

test('across the date line it is the short way', () => {
  const west = { latitude: 0, longitude: 179.5 };
  expect(distance(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0);
});
