import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import { type HouseAdName, hasHouseAd, houseAds } from '@/lib/pages/ads/house-ads';
import { anaheim } from '../../../anaheim';
import { boulder } from '../../../small-cities';

const rows = cityStore()
  .cities()
  .map((city) => [city.key, city] as const)
  .flatMap(([name, city]) =>
    Object.entries(houseAds).map(([ad, { href }]) => [ad, name, href(city)] as const),
  );

test.each(rows)('the house ad %s in %s leads to a page of ours or an https address', (_ad, _city, href) => {
  expect(href).toMatch(/^(\/[a-z]+|https:\/\/\S+)$/);
});

test('there is one for advertisers, a gift, the radio and the books', () => {
  expect(Object.keys(houseAds)).toEqual(['advertise', 'donate', 'radio', 'books']);
});

test('the one for a gift names who receives it', () => {
  const { text } = houseAds.donate;
  expect(typeof text === 'function' && text(anaheim)).toContain(anaheim.donation.name);
});

test('the one for the books promises no more than a shelf', () => {
  const { text } = houseAds.books;
  const sentence = (city: City) => (typeof text === 'function' ? text(city) : text);
  const real = { ...anaheim.books, list: [{ title: 'A Book' }] };
  expect(sentence(anaheim)).toBe('A sample bookshelf.');
  expect(sentence({ ...anaheim, books: real })).toBe('Browse our bookshelf.');
});

test('a city has those for what it has', () => {
  const ads = (city: City) =>
    (Object.keys(houseAds) as HouseAdName[]).filter((name) => hasHouseAd(name, city));
  expect(ads(anaheim)).toEqual(['advertise', 'donate', 'radio', 'books']);
  expect(ads(boulder)).toEqual(['advertise']);
});
