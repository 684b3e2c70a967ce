import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { effectiveDate, governingPlace, jurisdictionOf } from '@/lib/pages/legal';

test('Global Privacy Control is honored since the day from which the privacy policy holds', () => {
  const lastUpdate = effectiveDate.toISOString().slice(0, 10);
  expect(JSON.parse(readFileSync('public/.well-known/gpc.json', 'utf8'))).toEqual({ gpc: true, lastUpdate });
});

test.each([
  ['US-CO', 'Colorado', 'Colorado'],
  ['GB-ENG', 'England', 'England'],
  ['GB-ENG', 'United Kingdom', 'the United Kingdom'],
  ['MX-YUC', 'Mexico', 'Mexico'],
])('in %s, %s: the law of %s', (region, state, expected) => {
  expect(governingPlace({ region, state })).toBe(expected);
});

test.each([
  ['US-CA', 'us-ca'],
  ['us-ca', 'us-ca'],
  ['US-NV', 'us'],
  ['US', 'us'],
  ['CA-ON', 'other'],
  ['DE-BY', 'other'],
  ['', 'other'],
] as const)('%j is under the law of %s', (region, jurisdiction) => {
  expect(jurisdictionOf(region)).toBe(jurisdiction);
});
