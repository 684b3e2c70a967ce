import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cityOfHost, cityOfRequest } from '@/lib/server/cities/city-of-host';
import { smallest, writeCities } from '../../city/read/write-city';

const shared = globalThis as { cityStore?: unknown };
const before = { ...process.env };

beforeAll(() => {
  delete shared.cityStore;
  delete process.env.CITY;
  process.env.CITIES_DIR = writeCities({
    boulder: `${smallest}hosts: [boulder.example, www.boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example]`,
  });
});
afterAll(() => {
  delete shared.cityStore;
  process.env = { ...before };
});

test.each([
  ['boulder.example', 'boulder'],
  ['www.boulder.example', 'boulder'],
  ['Boulder.Example:8080', 'boulder'],
  ['marfa.example', 'marfa'],
  ['other.example', undefined],
  ['boulder.example.evil.example', undefined],
  ['', undefined],
  [undefined, undefined],
])('the host %j is that of %s', (host, city) => {
  expect(cityOfHost(host)).toBe(city);
});

test('the health of the process is told at any host', () => {
  expect(cityOfRequest('10.0.0.7', '/api/health?ready')).toBe('boulder');
  expect(cityOfRequest('10.0.0.7', '/')).toBeUndefined();
});

test('a city whose folder was taken away is nobody’s, and no error', () => {
  process.env.CITY = 'gone';
  expect(cityOfHost('boulder.example')).toBeUndefined();
  delete process.env.CITY;
});

test('the pinned city is every host’s', () => {
  process.env.CITY = 'marfa';
  expect(cityOfHost('other.example')).toBe('marfa');
  delete process.env.CITY;
});
