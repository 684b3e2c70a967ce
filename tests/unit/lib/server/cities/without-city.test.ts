import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { responseWithoutCity } from '@/lib/server/cities/without-city';
import { smallest, writeCities } from '../../city/read/write-city';

const before = { ...process.env };

beforeAll(() => {
  setProcessWide('city store', undefined);
  const cities = {
    boulder: `${smallest}hosts: [boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example]`,
  };
  Object.assign(process.env, { CITIES_DIR: writeCities(cities), CITY: '', NETWORK_HOST: 'news.example' });
});
afterAll(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

test.each(['news.example', 'News.Example:8080', 'news.example.'])('%s lists the publications', (host) => {
  const { status, body } = responseWithoutCity({ host, path: '/' });
  expect(status).toBe(200);
  expect(String(body)).toContain('<a href="https://boulder.example">');
});

test.each([
  ['news.example', '/blog'],
  ['other.example', '/'],
  [undefined, '/'],
  ['other.example', '/api/healthy'],
])('nothing is at %s%s', (host, path) => {
  expect(responseWithoutCity({ host, path }).status).toBe(404);
});
