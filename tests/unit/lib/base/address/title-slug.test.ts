import { expect, test } from '@jest/globals';
import { titleSlug } from '@/lib/base/address/title-slug';

test.each([
  ['The Art of War', 'the-art-of-war'],
  ['Self-Reliance', 'self-reliance'],
  ['Poor Richard’s Almanack', 'poor-richards-almanack'],
  ['Haleʻiwa and Hale‘iwa', 'haleiwa-and-haleiwa'],
  ['A ‘quoted’ word', 'a-quoted-word'],
  ['Café & Señor', 'cafe-senor'],
  ['  …  ', ''],
])('%j in an address is %j', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});
