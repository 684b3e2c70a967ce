import { expect, it, test } from '@jest/globals';
import { phoneParts, telLink } from '@/lib/base/text/phone-numbers';

/** Returns the phone numbers that are linked in a string, each with its link. */
function linksIn(text: string): string[] {
  return phoneParts(text).flatMap((part) => (part.href ? [`${part.text} ${part.href}`] : []));
}

it.each([
  ['Call 714-765-4311 at any hour.', ['714-765-4311 tel:+17147654311']],
  ['(714) 765-4311', ['(714) 765-4311 tel:+17147654311']],
  ['or (714)765-4311, please', ['(714)765-4311 tel:+17147654311']],
  ['1-800-222-1222, free', ['1-800-222-1222 tel:+18002221222']],
  ['From a safe distance, call 911 or SoCalGas.', ['911 tel:911']],
  ['Call 988, or text 988 at any hour', ['988 tel:988', '988 tel:988']],
  ['CALL 911!', ['911 tel:911']],
  ['before calling 311, look', ['311 tel:311']],
  ['call 211 (or 911 in danger)', ['211 tel:211']],
  ['Call 911 or 988.', ['911 tel:911', '988 tel:988']],
  ['Call 311 or 714-765-4311.', ['311 tel:311', '714-765-4311 tel:+17147654311']],
])('phoneParts links the phone numbers in “%s”', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

it.each([
  'a budget of $911 million, up from $714-765-4311',
  'ZIP code 92805-1234, 92801',
  '211 Orange County can refer you',
  'the 911 system and Text-to-911',
  'call 911 Broadway St. the old address',
  '2026-11-24, from 2026-11-22 to 11-29-2026',
  'parcel 5714-765-4311 and 714-765-43119',
  'code 714-765-4311-2, version 714.765.4311.2',
  'file #714-765-4311 at https://example.com/714-765-4311',
  'section 021-105-6789 of area 114-765-4311',
  'call 988,000 people',
  'open 9:11, call 911:30',
  'a score of 98.8 and call 911% of them',
])('phoneParts finds no phone number in “%s”', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('phoneParts returns parts that join to the input', () => {
  const text = '988: call 988 or 714-765-4311, or (800) 222-1222.';
  expect(
    phoneParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['911', 'tel:911'],
  ['714-765-4311', 'tel:+17147654311'],
  ['1-800-222-1222', 'tel:+18002221222'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
])('telLink turns %s into the link %s', (written, link) => {
  expect(telLink(written)).toBe(link);
});
