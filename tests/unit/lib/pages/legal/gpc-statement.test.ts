import { expect, test } from '@jest/globals';
import { gpcStatement } from '@/lib/pages/legal/gpc-statement';

test('the signal is honored since the day from which the privacy policy holds', () => {
  expect(gpcStatement()).toBe('{"gpc":true,"lastUpdate":"2026-11-22"}');
});
