import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import { adDocument, type HouseAdName, hasHouseAd, houseAds } from '@/lib/pages/ads';
import { anaheim } from '../../anaheim';
import { boulder } from '../../small-cities';

const accents = { accent: '#1d4f91', accentInDark: '#8ea7c8' };
const house = {
  title: 'Kept for a shop',
  action: 'Advertise here',
  href: 'https://news.example/contact',
  accents,
};

test('the script stands in a box of its own, and the house ad waits behind it', () => {
  const page = adDocument({ ...house, script: 'https://ads.example/slot.js?a=1&b=2' });
  expect(page).toContain(
    '<div id="ad"><script src="https://ads.example/slot.js?a=1&amp;b=2"></script></div>',
  );
  expect(page).toContain('Kept for a shop');
});

test('without a script there is none at all', () => {
  expect(adDocument({ ...house, script: undefined })).not.toContain('<script');
});

test('no text breaks out of its place', () => {
  const page = adDocument({
    script: '"><img>',
    title: '</p><script>x</script>',
    action: '<b>',
    href: '"onclick="x',
    accents,
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});

test('its link has the accents of the city', () => {
  const page = adDocument({ ...house, script: undefined });
  expect(page).toContain('a { color: #1d4f91;');
  expect(page).toContain('a { color: #8ea7c8 }');
});

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
