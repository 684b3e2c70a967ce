import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { cityByKey, openCities } from '@/lib/city/this-city';
import { settingsOf } from '@/lib/settings/settings';
import { smallest, writeCities } from '../city/read/write-city';

// Two cities; the one without hosts is served at SITE_URL.

const before = { ...process.env };

beforeAll(async () => {
  setProcessWide('cities', undefined);
  delete process.env.CITY;
  process.env.SITE_URL = 'https://news.example:8443';
  process.env.CITIES_DIR = writeCities({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  await openCities();
});
afterAll(() => {
  setProcessWide('cities', undefined);
  process.env = { ...before };
});

test.each([
  ['marfa', 'https://news.example:8443', 'news.example'],
  ['boulder', 'https://boulder.example:8443', 'boulder.example'],
])('%s has its origin at %s', (city, origin, domain) => {
  expect(settingsOf(cityByKey(city) as City)).toMatchObject({ city, siteUrl: origin, blogDomain: domain });
});
