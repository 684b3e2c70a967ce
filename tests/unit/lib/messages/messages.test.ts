import { expect, test } from '@jest/globals';
import * as en from '@/lib/messages/en/catalog';
import * as es from '@/lib/messages/es/catalog';
import { messages } from '@/lib/messages/messages';

test.each([
  ['en-US', en],
  ['en-GB', en],
  ['es-US', es],
  ['es-MX', es],
])('the locale %s selects the messages of its language, even outside a request', (locale, catalog) => {
  expect(messages({ locale })).toBe(catalog);
});

/** Returns the path and text of every message without parameters. */
function textsOf(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, one]): [string, string][] => {
    if (typeof one === 'string') return [[`${path}${key}`, one]];
    return typeof one === 'object' ? textsOf(one, `${path}${key}.`) : [];
  });
}

/** Messages whose text is the same in both languages. */
const same = new Set([
  'feeds.keywords.0',
  'feeds.keywords.2',
  'pages.titles./radio',
  'pages.titles./rss',
  'radio.player.radio',
  'reading.sign',
  'events.agenda',
  'layout.sampleSocial',
]);

test('no Spanish message is empty or left in English', () => {
  const english = new Map(textsOf(en));
  const left = textsOf(es).filter(([path, text]) => text === '' || text === english.get(path));
  expect(left.map(([path]) => path).filter((path) => !same.has(path))).toEqual([]);
});

test('the sentence with a briefing’s time ends with a single period, even after “a.m.”', () => {
  expect([en.morning.made('6 a.m.'), en.morning.made('noon')]).toEqual(['Made at 6 a.m.', 'Made at noon.']);
});

test('Canadian messages have no American spelling, even in messages with parameters', () => {
  const written = JSON.stringify(messages({ locale: 'en-CA' }), (_, one) =>
    typeof one === 'function' ? String(one) : one,
  );
  expect(written).toContain('neighbours');
  expect(written).not.toMatch(
    /(?:neighbor|\bcolor|honor|favor|center|theater|gray\b|celed|beled)(?!\w*"?:)/i,
  );
});
