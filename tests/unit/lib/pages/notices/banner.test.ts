import { expect, test } from '@jest/globals';
import { openedCities } from '@/lib/city/this-city';
import { bannerOf } from '@/lib/pages/notices/banner';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';

const hosted = (name: string) => `${smallest}hosts: [${name}.example]\n`;

test.each([
  ['en-US', ['boulder', 'marfa'], undefined, 'Part of a network of 2 local publications'],
  ['es-MX', ['boulder', 'marfa'], undefined, 'Parte de una red de 2 publicaciones locales'],
  ['en-US', ['boulder', 'marfa'], 'The publisher’s own words', 'The publisher’s own words'],
  ['en-US', ['boulder'], undefined, undefined],
])(
  'bannerOf, in %s, for the publications %j and the banner text %j, returns %j',
  async (locale, keys, banner, words) => {
    await serveCitiesOf(writeCities(Object.fromEntries(keys.map((key) => [key, hosted(key)]))), {
      SITE_URL: '',
    });
    openedCities().served = undefined;
    expect(bannerOf({ key: 'boulder', locale, banner })).toBe(words);
  },
);
