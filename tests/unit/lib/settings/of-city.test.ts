import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { blogDomain, networkUrl, readCityKey, siteUrl, siteUrls } from '@/lib/settings/of-city';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

async function keyOf(texts: Record<string, string>, city = ''): Promise<string | undefined> {
  await serveCitiesOf(writeCities(texts), { CITY: city });
  return readCityKey(process.env);
}

test.each([
  ['http://{host}:8080', 'http://network.example:8080'],
  ['https://boulder.example', undefined],
])('with cities at %s, networkUrl returns %s', (urls, address) => {
  expect(networkUrl({ NETWORK_HOST: 'network.example' }, urls)).toBe(address);
  expect(networkUrl({}, urls)).toBeUndefined();
  expect(() => networkUrl({ NETWORK_HOST: 'https://network.example' }, urls)).toThrow('takes a host name');
});

describe('SITE_URL for several cities', () => {
  test.each([
    ['https://{host}', undefined],
    ['https://{host}', 'https://{host}'],
    ['http://{host}:3000', 'http://{host}:3000'],
  ])('gives the address %s if set to %s', (address, value) => {
    expect(siteUrls({ SITE_URL: value })).toEqual({ siteUrl: address, defaultUrl: undefined });
  });

  test.each([
    'https://news.example',
    'https://{host}/',
    'https://{host}:',
    'ftp://{host}',
    'x https://{host}',
  ])('must not be %s', (value) => {
    expect(() => siteUrls({ SITE_URL: value })).toThrow(
      `SITE_URL=${value} cannot be used: it takes http(s)://{host}, with a port or none, or the address of one of the cities, where many are served; CITY names one to serve alone.`,
    );
  });

  test('may be the address of the default city', async () => {
    const SITE_URL = 'http://news.example:8080/';
    await serveCitiesOf(writeCities({ boulder: smallest, marfa: smallest }), { SITE_URL });
    expect(siteUrls({ SITE_URL })).toEqual({
      siteUrl: 'http://{host}:8080',
      defaultUrl: 'http://news.example:8080',
    });
    expect(() => siteUrls({ SITE_URL: 'https://news.example/a' })).toThrow(
      'or the address of one of the cities',
    );
  });
});

describe('SITE_URL for one city', () => {
  test.each([
    ['http://localhost:8080', undefined],
    ['https://news.example', 'https://news.example/'],
    ['https://news.example:8443', 'https://news.example:8443'],
    ['https://boulder.example', 'https://{host}'],
    ['http://boulder.example:3000', 'http://{host}:3000'],
  ])('gives the address %s if set to %s', (address, value) => {
    expect(siteUrl({ SITE_URL: value }, 8080, 'boulder.example')).toBe(address);
  });

  test.each(['https://{host}', 'http://www.{host}:3000'])(
    'must not be %s if the city lists no hosts',
    (value) => {
      expect(() => siteUrl({ SITE_URL: value }, 3000, undefined)).toThrow(
        `SITE_URL=${value} cannot be used: it takes the public origin without {host}, as the city lists no hosts.`,
      );
    },
  );
});

describe('readCityKey', () => {
  test('throws if there are several cities and none can be read', async () => {
    const broken = { boulder: 'name: [', 'boulder-es': 'editionOf: boulder' };
    await expect(keyOf(broken)).rejects.toThrow(
      /^The city boulder:\ncity\.yaml:1: [\s\S]*\nThe city boulder-es:\n/,
    );
  });

  const two = { boulder: smallest, marfa: smallest };

  test.each([
    ['the only city', { marfa: smallest }, '', 'marfa'],
    ['the city that CITY names', two, 'marfa', 'marfa'],
    ['undefined for several cities without CITY', two, '', undefined],
  ])('returns %s', async (_, cities, city, key) => {
    expect(await keyOf(cities, city)).toBe(key);
  });

  test('throws for an unknown CITY and lists the known cities', async () => {
    await expect(keyOf(two, 'atlantis')).rejects.toThrow(
      'CITY=atlantis cannot be used: it takes the name of a folder with a city.yaml in CITIES_DIR (boulder, marfa).',
    );
  });

  test('throws with the problems that make a city unreadable', async () => {
    const broken = { boulder: smallest.replace('name: Boulder\n', ''), marfa: smallest };
    await expect(keyOf(broken, 'boulder')).rejects.toThrow(/^The city boulder:\n.*city\.yaml.*name/);
  });

  test('throws if there is no city', async () => {
    await expect(keyOf({})).rejects.toThrow(
      /^CITIES_DIR=.+ cannot be used: it takes a folder with cities in it\.$/,
    );
  });
});

test.each([
  [undefined, 'http://www.site.example:8080', 'site.example'],
  ['old.example', 'https://www.site.example', 'old.example'],
  ['{host}', 'https://www.site.example', 'site.example'],
  ['blog.{host}', 'https://news.www.example', 'blog.news.www.example'],
  ['blog.{host}', 'https://{host}', 'blog.{host}'],
  ['[::1]:80', 'https://www.site.example', '[::1]:80'],
])('with BLOG_DOMAIN=%s and the origin %s, blogDomain returns %s', (value, origin, domain) => {
  expect(blogDomain({ BLOG_DOMAIN: value }, origin)).toBe(domain);
});
