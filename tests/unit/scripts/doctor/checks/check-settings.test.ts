import '../../../with-anaheim';
import { afterEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { readSettings } from '@/lib/settings/settings';
import { checkCities, checkEnvironment, checkSettings } from '@/scripts/doctor/checks/check-settings';
import { smallest, writeCities } from '../../../lib/city/read/write-city';

test('the settings that are set are told by name, without their values', () => {
  const [first] = checkEnvironment({ SIGNING_KEY: 'a secret', CITY: ' anaheim', FEEDS: ' ' });
  expect(first).toMatchObject({ subject: 'environment', state: 'good', found: 'set: CITY, SIGNING_KEY' });
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['feeds', 'FEEDS'],
  ['CACHE-DIR', 'CACHE_DIR'],
])('a variable %s is told to be nearly %s', (variable, setting) => {
  expect(checkEnvironment({ [variable]: 'x' })).toContainEqual(
    expect.objectContaining({ subject: variable, state: 'note', todo: `Did you mean ${setting}?` }),
  );
});

test('other variables are left alone', () => {
  expect(checkEnvironment({ PATH: '/bin', FEED_COUNT: '3' })).toHaveLength(1);
});

const withSamples = { sampleSections: ['sports'] } as const;
const without = { sampleSections: [] };

const findingOf = (subject: string, FEEDS: string, cities: Parameters<typeof checkSettings>[1]) =>
  checkSettings(readSettings({ FEEDS }), cities).find((finding) => finding.subject === subject);

describe('FEEDS', () => {
  test.each([
    ['a city with samples', 'sample', [withSamples], 'note', /^the sample edition: pages/],
    ['a city without samples', 'sample', [without], 'good', /^the live edition: there is no sample/],
    [
      'some cities',
      'sample',
      [withSamples, without, without],
      'note',
      /^the sample edition, in 1 of 3 cities:/,
    ],
    ['a live edition', 'live', [withSamples], 'good', /^the live edition$/],
    ['a template', 'https://a.example/{section}', [without], 'good', /^https:\/\/a\.example\/\{section\}$/],
  ] as const)('of %s', (_, feeds, cities, state, found) => {
    expect(findingOf('FEEDS', feeds, cities)).toMatchObject({ state, found: expect.stringMatching(found) });
  });
});

test.each([
  ['a city with samples', withSamples, 'good'],
  ['a city that asks sources', without, 'note'],
])('a site address of this machine alone, of %s: %s', (_, city, state) => {
  expect(findingOf('SITE_URL', 'sample', [city])?.state).toBe(state);
});

const before = { ...process.env };

function serve(texts: Record<string, string>): void {
  setProcessWide('city store', undefined);
  delete process.env.CITY;
  process.env.CITIES_DIR = writeCities(texts);
}

afterEach(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

test('one whole city has nothing to tell', () => {
  serve({ boulder: smallest });
  expect(checkCities()).toEqual([]);
});

test('of many, those without hosts are named', () => {
  process.env.SITE_URL = 'https://{host}';
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  expect(checkCities()).toMatchObject([
    {
      state: 'note',
      found: expect.stringMatching(/^1 of 2, each at its hosts; /),
      todo: 'No hosts, and so not served: marfa.',
    },
  ]);
});

test('of many, the default one is named', () => {
  process.env.SITE_URL = 'https://news.example';
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  expect(checkCities()).toMatchObject([
    {
      state: 'good',
      found: expect.stringMatching(/^2 of 2, marfa at SITE_URL and on this machine, others at their hosts; /),
    },
  ]);
});

test('a city that cannot be read is wrong, with file and line', () => {
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: `${smallest}titel: Marfa` });
  expect(checkCities().at(-1)).toMatchObject({
    subject: 'the city marfa',
    state: 'wrong',
    found: expect.stringMatching(/^city\.yaml:\d+: no such key: titel$/),
  });
});

test('a host that two cities name is wrong', () => {
  serve({
    boulder: `${smallest}hosts: [news.example, boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example, news.example]`,
  });
  expect(checkCities().filter(({ state }) => state === 'wrong')).toEqual([
    expect.objectContaining({
      subject: 'news.example',
      found: 'a host of several cities: boulder, marfa',
    }),
  ]);
});

test('a notice that is left out is wrong, with file and line', () => {
  serve({ boulder: `${smallest}notices:\n  - { text: A, from: 2026-12-05, until: 2026-12-04 }\n` });
  expect(checkCities()).toMatchObject([
    { subject: 'the city boulder', state: 'wrong', found: expect.stringMatching(/^city\.yaml:12: notices/) },
  ]);
});
