import { expect, test } from '@jest/globals';
import { cityStore } from '@/lib/city/this-city';
import { houseAds } from '@/lib/pages/ads/house-ads';

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
  for (const city of cityStore().cities()) {
    const { text } = houseAds.donate;
    expect(typeof text === 'function' && text(city)).toContain(city.donation?.name);
  }
});
