import '../../../served-city';
import { describe, expect, test } from '@jest/globals';
import { readSettings } from '@/lib/settings/settings';
import { checkCities, checkSettings } from '@/scripts/doctor/checks/check-settings';
import { serveCitiesOf, smallest, writeCities } from '../../../lib/city/read/write-city';

const withSamples = { sampleSections: ['sports'] } as const;
const without = { sampleSections: [] };

const findingOf = (subject: string, FEEDS: string, cities: Parameters<typeof checkSettings>[1]) =>
  checkSettings(readSettings({ FEEDS }), cities).find((finding) => finding.subject === subject);

describe('the finding about FEEDS', () => {
  test.each([
    ['a city with samples', 'sample', [withSamples], 'note', /^the sample edition, in 1 of 1 cit/],
    ['a city without samples', 'sample', [without], 'good', /^the live edition: there is no sample/],
    [
      'several cities, one of which has samples',
      'sample',
      [withSamples, without, without],
      'note',
      /^the sample edition, in 1 of 3 cit/,
    ],
    ['FEEDS=live', 'live', [withSamples], 'good', /^the live edition$/],
    [
      'a template of feed addresses',
      'https://a.example/{section}',
      [without],
      'good',
      /^https:\/\/a\.example\/\{section\}$/,
    ],
  ] as const)('names the edition or template in use, for %s', (_, feeds, cities, state, found) => {
    expect(findingOf('FEEDS', feeds, cities)).toMatchObject({ state, found: expect.stringMatching(found) });
  });
});

test.each([
  ['good if the city has samples', withSamples, 'good'],
  ['a note if the city fetches sources', without, 'note'],
])('the finding about a local SITE_URL is %s', (_, city, state) => {
  expect(findingOf('SITE_URL', 'sample', [city])?.state).toBe(state);
});

const serve = async (texts: Record<string, string>, SITE_URL = '') =>
  await serveCitiesOf(writeCities(texts), { SITE_URL });

test('checkCities reports nothing for one valid city', async () => {
  await serve({ boulder: smallest });
  expect(checkCities()).toEqual([]);
});

test.each([
  ['https://{host}', 'note', /^1 of 2, each at its hosts; /, 'No hosts, and so not served: marfa.'],
  ['https://news.example', 'good', /^2 of 2, marfa at SITE_URL and on this machine, others at/, undefined],
])(
  'checkCities reports which of several cities are served with SITE_URL=%s',
  async (siteUrl, state, found, todo) => {
    await serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest }, siteUrl);
    const row = { state, found: expect.stringMatching(found), ...(todo && { todo }) };
    expect(checkCities()).toMatchObject([row]);
  },
);

test('checkCities reports an unreadable city as wrong, with file and line', async () => {
  await serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: `${smallest}titel: Marfa` });
  const found = expect.stringMatching(/^city\.yaml:\d+: no such key: titel$/);
  expect(checkCities().at(-1)).toMatchObject({ subject: 'the city marfa', state: 'wrong', found });
});

test('checkCities reports a host that more than one city lists', async () => {
  await serve({
    boulder: `${smallest}hosts: [news.example, boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example, news.example]`,
  });
  const wrong = { subject: 'news.example', found: 'listed by several cities: boulder, marfa' };
  expect(checkCities().filter(({ state }) => state === 'wrong')).toEqual([expect.objectContaining(wrong)]);
});

test('checkCities reports an invalid notice as wrong, with its file and line', async () => {
  await serve({ boulder: `${smallest}notices:\n  - { text: A, from: 2026-12-05, until: 2026-12-04 }\n` });
  const found = expect.stringMatching(/^city\.yaml:12: until is /);
  expect(checkCities()).toMatchObject([{ subject: 'the city boulder', state: 'wrong', found }]);
});
