import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  cityStore,
  defaultCity,
  defaultOf,
  hostFromUrl,
  onlyCity,
  onlyOrDefaultCity,
  servedCities,
} from '@/lib/city/this-city';
import type { FeedKey } from '@/lib/sections';
import { writeFiles } from '../../../temporary/folder';
import { thisCity } from '../../this-city';
import { serveCitiesOf, smallest, writeCities } from './read/write-city';

const serve = async (texts: Record<string, string>, CITY = '') =>
  await serveCitiesOf(writeCities(texts), { CITY, SITE_URL: 'https://{host}' });

async function add(key: string, text: string): Promise<void> {
  cityStore();
  writeFiles(process.env.CITIES_DIR ?? '', { [`${key}/city.yaml`]: text });
  await cityStore().refresh();
}

async function takeAway(key: string): Promise<void> {
  cityStore();
  rmSync(path.join(process.env.CITIES_DIR ?? '', key), { recursive: true });
  // Refresh twice, because a city is removed only if its file is missing twice in a row.
  await cityStore().refresh();
  await cityStore().refresh();
}

beforeEach(async () => await serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest }));

describe('with several cities', () => {
  test('onlyCity() returns undefined', () => {
    expect(onlyCity()).toBeUndefined();
  });

  test('each city that has a host is served', () => {
    expect(servedCities().map(({ key }) => key)).toEqual(['boulder']);
  });

  test('with the setting CITY, only that city is served', () => {
    process.env.CITY = ' marfa';
    expect(thisCity().key).toBe('marfa');
    expect(servedCities().map(({ key }) => key)).toEqual(['marfa']);
  });
});

describe('if SITE_URL is not {host}', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://news.example';
  });

  test('the default city is served even without a host, and stays the default', async () => {
    expect([defaultCity(), onlyOrDefaultCity()?.key, onlyCity()]).toEqual(['marfa', 'marfa', undefined]);
    expect(servedCities().map(({ key }) => key)).toEqual(['boulder', 'marfa']);
    await add('aspen', smallest);
    expect(defaultCity()).toBe('marfa');
    expect(servedCities().map(({ key }) => key)).toEqual(['boulder', 'marfa']);
  });

  test('there is no default city if CITY names one', async () => {
    await serve({ boulder: smallest, marfa: smallest }, 'boulder');
    expect([defaultCity(), onlyOrDefaultCity()?.key]).toEqual([undefined, 'boulder']);
  });
});

describe('the only city at startup', () => {
  test('stays the only one served, even if it has no host and a second city appears', async () => {
    await serve({ marfa: smallest });
    expect(onlyCity()).toBe('marfa');
    await add('boulder', `${smallest}hosts: [boulder.example]`);
    expect(onlyCity()).toBe('marfa');
    expect(servedCities().map(({ key }) => key)).toEqual(['marfa']);
  });

  test('stays undefined if there were several cities, even when all but one disappear', async () => {
    await takeAway('marfa');
    expect(onlyCity()).toBeUndefined();
    expect(servedCities().map(({ key }) => key)).toEqual(['boulder']);
  });

  test('stays the only one when it disappears, and no city is served', async () => {
    await serve({ marfa: smallest });
    await takeAway('marfa');
    expect(onlyCity()).toBe('marfa');
    expect(servedCities()).toEqual([]);
  });
});

test('the first city keeps its own hosts if a second city cannot be read', async () => {
  await serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: 'name: 7' });
  expect(onlyCity()).toBeUndefined();
  expect(servedCities().map(({ key }) => key)).toEqual(['boulder']);
});

const sample: readonly FeedKey[] = ['sports'];
const city = (key: string, hosts: readonly string[] = [], sampleSections: readonly FeedKey[] = []) => ({
  key,
  hosts,
  sampleSections,
});
const aspen = city('aspen');
const boulder = city('boulder', ['boulder.example', 'news.example']);
const marfa = city('marfa');
const taos = city('taos', ['taos.example']);
const original = city('yuma', [], sample);
const originalAtHosts = city('yuma', ['yuma.example'], sample);

test.each([
  ['lists the host of SITE_URL', [aspen, boulder], 'https://news.example', 'boulder'],
  ['lists the host of SITE_URL, at any port', [aspen, boulder], 'http://news.example:8080', 'boulder'],
  ['lists the host of SITE_URL without www.', [aspen, boulder], 'https://www.news.example', 'boulder'],
  ['has no hosts', [boulder, marfa, taos], 'https://paper.example', 'marfa'],
  [
    'comes first by name among cities without hosts',
    [aspen, boulder, marfa],
    'https://paper.example',
    'aspen',
  ],
  ['comes with the code, if it has no hosts', [aspen, marfa, original], 'https://paper.example', 'yuma'],
  [
    'has no hosts, rather than a city with hosts that comes with the code',
    [aspen, originalAtHosts],
    'https://a.example',
    'aspen',
  ],
  ['comes first if none lists the host of SITE_URL', [boulder, taos], 'https://paper.example', 'boulder'],
  ['has no hosts, if SITE_URL is not set', [boulder, marfa], undefined, 'marfa'],
  ['comes with the code, if SITE_URL is not set', [aspen, boulder, originalAtHosts], undefined, 'yuma'],
  ['comes first, if SITE_URL is not set and all have hosts', [boulder, taos], undefined, 'boulder'],
  ['comes first if SITE_URL is {host} and none has hosts', [aspen, marfa], 'https://{host}', 'aspen'],
])('the default city is the one that %s', (_, cities, siteUrl, key) => {
  expect(defaultOf(cities, { SITE_URL: siteUrl })).toBe(key);
});

test.each([
  ['SITE_URL is {host} and a city has hosts', [aspen, boulder], 'https://{host}'],
  ['there are no cities', [], undefined],
])('there is no default city if %s', (_, cities, siteUrl) => {
  expect(defaultOf(cities, { SITE_URL: siteUrl })).toBeUndefined();
});

test.each([
  ['https://news.example:8443', 'news.example'],
  ['http://[::1]:3000', '[::1]'],
  ['news.example', undefined],
  [undefined, undefined],
])('hostFromUrl(%s) returns %s', (address, host) => {
  expect(hostFromUrl(address)).toBe(host);
});
