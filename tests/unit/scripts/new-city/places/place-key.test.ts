import { expect, test } from '@jest/globals';
import { placeKey } from '../../../../../scripts/new-city/places/place-key';

test.each([
  ['Mérida', 'merida'],
  ['St. Louis', 'saint louis'],
  ['Ft. Worth', 'fort worth'],
  ['Mt. Vernon', 'mount vernon'],
  ['Winston-Salem', 'winston salem'],
  ['O’Fallon', 'o fallon'],
  ['  BOULDER ', 'boulder'],
])('%s is compared as %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});
