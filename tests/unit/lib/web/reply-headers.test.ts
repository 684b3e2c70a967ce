import { expect, test } from '@jest/globals';
import { charsetOf, maxAgeOf, retryAfterOf } from '@/lib/web/reply-headers';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['120', 120],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['99999999', 86_400],
  ['soon', undefined],
  ['', undefined],
])('retryAfterOf returns the seconds to wait for the header “%s”: %s (quirk 27)', (value, seconds) => {
  expect(retryAfterOf({ 'retry-after': value }, now)).toBe(seconds);
});

test.each([
  ['text/xml; charset=windows-1251', 'windows-1251'],
  ['text/xml;charset="UTF-8"', 'utf-8'],
  ['text/xml', undefined],
  ['', undefined],
])('charsetOf(%s) is %s', (type, charset) => {
  expect(charsetOf({ 'content-type': type })).toBe(charset);
});

test.each([
  ['public, max-age=600', 600],
  ['s-maxage=9, max-age=31536000', 31_536_000],
  ['no-store', undefined],
])('maxAgeOf(%s) is %s', (value, seconds) => {
  expect(maxAgeOf({ 'cache-control': value })).toBe(seconds);
});
