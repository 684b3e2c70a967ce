import { beforeAll, expect, jest, test } from '@jest/globals';
import { bareHost } from '@/lib/city/served-hosts';
import { cityStore } from '@/lib/city/this-city';
import { cityOfHost, originInstead } from '@/lib/server/city-of-host';
import { writeFiles } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

test.each([
  ['boulder.example', 'boulder.example'],
  ['Boulder.Example:8080', 'boulder.example'],
  ['boulder.example.', 'boulder.example'],
  ['BOULDER.example.:443', 'boulder.example'],
  ['[::1]:3000', '[::1]'],
  ['', ''],
  [undefined, ''],
])('bareHost of %j is %j', (host, bare) => {
  expect(bareHost(host)).toBe(bare);
});

const cities = {
  boulder: `${smallest}hosts: [boulder.example, www.boulder.example]`,
  marfa: `${smallest}hosts: [marfa.example, marfa-news.example]`,
  taos: smallest,
};
const serve = () =>
  serveCitiesOf(writeCities(cities), { SITE_URL: 'https://news.example', HOST: '192.0.2.1' });
beforeAll(serve);

test.each([
  ['boulder.example', 'boulder'],
  ['www.boulder.example', 'boulder'],
  ['Boulder.Example:8080', 'boulder'],
  ['boulder.example.', 'boulder'],
  ['marfa.example', 'marfa'],
  ['news.example', 'taos'],
  ['localhost:3000', 'taos'],
  ['127.0.0.1:3000', 'taos'],
  ['127.1.2.3', 'taos'],
  ['[::1]:3000', 'taos'],
  ['192.0.2.1:3000', 'taos'],
  ['www.news.example', 'taos'],
  ['www.marfa.example', 'marfa'],
])('the host %j belongs to the city %s', (host, city) => {
  expect(cityOfHost(host)).toBe(city);
});

test.each([
  ['other.example'],
  ['192.0.2.2'],
  ['localhost.example'],
  ['boulder.example.evil.example'],
  [''],
  [undefined],
])('the host %j belongs to no city', (host) => {
  expect(cityOfHost(host)).toBeUndefined();
});

test.each([
  ['www.boulder.example', 'boulder', 'https://boulder.example'],
  ['WWW.Boulder.Example:443', 'boulder', 'https://boulder.example'],
  ['www.marfa.example', 'marfa', 'https://marfa.example'],
  ['www.marfa-news.example', 'marfa', 'https://marfa.example'],
  ['www.news.example', 'taos', 'https://news.example'],
])('a request to %s for the city %s is redirected to %s', (host, city, origin) => {
  expect(originInstead(host, city)).toBe(origin);
});

test.each([
  ['boulder.example', 'boulder'],
  ['marfa-news.example', 'marfa'],
  ['news.example', 'taos'],
  ['localhost:3000', 'taos'],
])('a request to %s for the city %s is not redirected', (host, city) => {
  expect(originInstead(host, city)).toBeUndefined();
});

test.each([
  ['exists, it is served at every host', 'marfa', 'marfa'],
  ['no longer exists, no city is served, without an error', 'gone', undefined],
])('if the city that CITY names %s', async (_, key, city) => {
  await serve();
  process.env.CITY = key;
  expect(cityOfHost('boulder.example')).toBe(city);
});

test('a new city does not get a host that another city lists, and the log names both', async () => {
  await serve();
  const lines: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  expect(cityOfHost('marfa.example')).toBe('marfa');
  writeFiles(process.env.CITIES_DIR ?? '', { 'aspen/city.yaml': `${smallest}hosts: [marfa.example]` });
  await cityStore().refresh();
  for (let requests = 0; requests < 2; requests++) expect(cityOfHost('marfa.example')).toBe('marfa');
  jest.restoreAllMocks();
  expect(lines).toEqual([
    expect.stringContaining('error two cities list the same host host=marfa.example has=marfa claims=aspen'),
  ]);
});
