import { expect, test } from '@jest/globals';
import { isoInZone } from '@/lib/base/dates/iso-in-zone';

test.each([
  ['2026-11-18T15:30:00Z', 'America/Los_Angeles', '2026-11-18T07:30:00-08:00'],
  ['2026-07-01T07:00:00Z', 'America/Los_Angeles', '2026-07-01T00:00:00-07:00'],
  ['2026-07-01T07:00:00Z', 'Nowhere/At_All', '2026-07-01T07:00:00.000Z'],
])('%s in %s is %s', (moment, zone, text) => {
  expect(isoInZone(new Date(moment), zone)).toBe(text);
});
