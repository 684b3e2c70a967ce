import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { settingsOf } from '@/lib/settings/settings';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

// Serves two cities. marfa has no hosts, so it is served at SITE_URL.
await serveCitiesOf(writeCities({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest }), {
  SITE_URL: 'https://news.example:8443',
});

test.each([
  ['marfa', 'https://news.example:8443', 'news.example'],
  ['boulder', 'https://boulder.example:8443', 'boulder.example'],
])('the origin of %s is %s', (city, origin, domain) => {
  expect(settingsOf(cityByKey(city) as City)).toMatchObject({ city, siteUrl: origin, blogDomain: domain });
});
