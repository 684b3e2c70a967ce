import { expect, test } from '@jest/globals';
import { jurisdictionOf } from '@/lib/pages/legal/jurisdiction';

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
