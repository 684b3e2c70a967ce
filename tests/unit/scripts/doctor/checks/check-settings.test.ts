import { describe, expect, test } from '@jest/globals';
import { readSettings } from '@/lib/settings/settings';
import { checkSettings } from '../../../../../scripts/doctor/checks/check-settings';
import '../../../with-anaheim';

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
