import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { effectiveDate } from '@/lib/pages/legal/effective-date';

test('Global Privacy Control is honored since the day from which the privacy policy holds', () => {
  const lastUpdate = effectiveDate.toISOString().slice(0, 10);
  expect(JSON.parse(readFileSync('public/.well-known/gpc.json', 'utf8'))).toEqual({ gpc: true, lastUpdate });
});
