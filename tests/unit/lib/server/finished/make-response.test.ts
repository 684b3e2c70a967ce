import { expect, test } from '@jest/globals';
import { keyOf, partsOf } from '@/lib/server/finished/make-response';

test.each([
  ['boulder', '/', false],
  ['boulder', '/blog?page=2', false],
  ['a-b', '/news/sports', true],
])('a response of %s is kept under its city and address: %s', (city, url, isData) => {
  expect(partsOf(keyOf(city, url, isData))).toEqual({ city, url, isData });
});

test('the mark that the framework’s script puts on an address makes no other response', () => {
  expect(keyOf('boulder', '/faq?_rsc=abc', true)).toBe(keyOf('boulder', '/faq', true));
});

test('two cities share no response', () => {
  expect(keyOf('boulder', '/faq', false)).not.toBe(keyOf('marfa', '/faq', false));
});
