import { expect, test } from '@jest/globals';
import * as en from '@/lib/messages/en';
import * as es from '@/lib/messages/es';
import { messages } from '@/lib/messages/messages';

test.each([
  ['en-US', en],
  ['en-GB', en],
  ['es-US', es],
  ['es-MX', es],
])('a city with the locale %s speaks its language; one that is named needs no request', (locale, catalog) => {
  expect(messages({ locale })).toBe(catalog);
});

/** Of each message its path, and the text of those that take nothing. */
function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, one]): [string, string][] => {
    if (typeof one === 'string') return [[`${path}${key}`, one]];
    return typeof one === 'object' ? textsOf(one, `${path}${key}.`) : [];
  });
}

/** What is the same in both. */
const same = new Set([
  'feeds.keywords.0',
  'feeds.keywords.2',
  'pages.titles./radio',
  'pages.titles./rss',
  'radio.player.radio',
  'reading.sign',
  'events.agenda',
]);

test('no text is left in English in the Spanish catalog, and none is empty', () => {
  const english = new Map(textsOf(en));
  const left = textsOf(es).filter(([path, text]) => text === '' || text === english.get(path));
  expect(left.map(([path]) => path).filter((path) => !same.has(path))).toEqual([]);
});

test('when a briefing was made ends with one period', () => {
  expect([en.morning.made('6 a.m.'), en.morning.made('noon')]).toEqual(['Made at 6 a.m.', 'Made at noon.']);
});

test('a Canadian paper has no American spelling, nor in what takes values', () => {
  const written = JSON.stringify(messages({ locale: 'en-CA' }), (_, one) =>
    typeof one === 'function' ? String(one) : one,
  );
  expect(written).toContain('neighbours');
  expect(written).not.toMatch(
    /(?:neighbor|\bcolor|honor|favor|center|theater|gray\b|celed|beled)(?!\w*"?:)/i,
  );
});
