import '../../open-cities';
import { expect, test } from '@jest/globals';
import { cityStore, thisCity } from '@/lib/city/this-city';
import { adDocument, giveLocally } from '@/lib/pages/ads';
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
  const page = adDocument(thisCity(), { ...house, script: 'https://ads.example/slot.js?a=1&b=2' });
  expect(page).toContain(
    '<div id="box"><script src="https://ads.example/slot.js?a=1&amp;b=2"></script></div>',
  );
  expect(page).toContain('Kept for a shop');
});

test('without a script there is none at all', () => {
  expect(adDocument(thisCity(), { ...house, script: undefined })).not.toContain('<script');
});

test('no text breaks out of its place', () => {
  const page = adDocument(thisCity(), {
    script: '"><img>',
    title: '</p><script>x</script>',
    action: '<b>',
    href: '"onclick="x',
    accents,
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});

test('its link has the accents of the city', () => {
  const page = adDocument(thisCity(), { ...house, script: undefined });
  expect(page).toContain('a { color: #1d4f91;');
  expect(page).toContain('a { color: #8ea7c8 }');
});

const cities = cityStore().cities();

test.each(cities.map((city) => [city.key, city] as const))(
  'the one for a gift in %s leads out, safely',
  (_, city) => {
    expect(giveLocally(city)?.href ?? 'https://none.example/').toMatch(/^https:\/\/\S+$/);
  },
);

test('the one for a gift names who receives it, and a city that takes none has none', () => {
  expect(giveLocally(anaheim)?.text).toContain(anaheim.donation.name);
  expect(giveLocally(boulder)).toBeUndefined();
});
