import { expect, test } from '@jest/globals';
import { openedCities } from '@/lib/city/this-city';
import { bannerOf } from '@/lib/pages/notices/banner';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';

const hosted = (name: string) => `${smallest}hosts: [${name}.example]\n`;

test.each([
  ['several', ['boulder', 'marfa'], 'en-US', undefined, 'Part of a network of 2 local publications'],
  [
    'several publications, in Spanish',
    ['boulder', 'marfa'],
    'es-MX',
    undefined,
    'Parte de una red de 2 publicaciones locales',
  ],
  [
    'several publications, in the publisher’s own words',
    ['boulder', 'marfa'],
    'en-US',
    'One of two',
    'One of two',
  ],
  ['a single publication', ['boulder'], 'en-US', undefined, undefined],
])('the banner says how many publications there are for %s', async (_, keys, locale, banner, words) => {
  await serveCitiesOf(writeCities(Object.fromEntries(keys.map((key) => [key, hosted(key)]))), {
    SITE_URL: '',
  });
  openedCities().served = undefined;
  expect(bannerOf({ key: 'boulder', locale, banner })).toBe(words);
});
