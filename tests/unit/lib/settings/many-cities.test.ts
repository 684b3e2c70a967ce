import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { cityByKey, cityStore } from '@/lib/city/this-city';
import { siteUrlOf } from '@/lib/settings/settings';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

const text = (hosts: string) => `${smallest}hosts: ${hosts}\n`;
const boulder = text('[news.example]');
const cities = { boulder, marfa: text('[news.example, marfa.example]'), taos: boulder };

jest.spyOn(console, 'error').mockImplementation(() => undefined);
await serveCitiesOf(writeCities(cities));

const originOf = (city: string) => siteUrlOf(cityByKey(city) as City);

test.each([
  ['boulder', 'https://news.example'],
  ['marfa', 'https://marfa.example'],
])('the origin of %s is the first of its hosts that serves it: %s', (city, origin) => {
  expect(originOf(city)).toBe(origin);
});

test('a city whose hosts are all served by other cities uses the first host that it lists as its origin', () => {
  expect(originOf('taos')).toBe('https://news.example');
});

test('the origin changes when another city gives up the host', async () => {
  writeFileSync(path.join(process.env.CITIES_DIR ?? '', 'boulder/city.yaml'), text('[boulder.example]'));
  await cityStore().refresh();
  expect([originOf('boulder'), originOf('marfa')]).toEqual([
    'https://boulder.example',
    'https://news.example',
  ]);
});
