import { expect, test } from '@jest/globals';
import { readLanguage } from '../../../../../scripts/new-city/answers/language';

test.each([
  ['', 'US', 'en-US'],
  ['', 'MX', 'es-MX'],
  ['', 'PR', 'es-PR'],
  ['en', 'US', 'en-US'],
  ['es', 'US', 'es-US'],
  ['es', 'MX', 'es-MX'],
  ['es-ES', 'MX', 'es-ES'],
  ['Spanish', 'MX', 'es-MX'],
  ['español', 'MX', 'es-MX'],
  ['FR', 'CA', 'fr-CA'],
])('%j in %s is %s', (written, country, locale) => {
  expect(readLanguage(written, country)).toEqual({ ok: true, value: locale });
});

test.each(['klingonish', 'xx', '12', 'e n'])('%j is no language', (written) => {
  expect(readLanguage(written, 'US').ok).toBe(false);
});
