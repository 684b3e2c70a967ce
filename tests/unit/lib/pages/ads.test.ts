import { expect, test } from '@jest/globals';
import { adDocument, giveLocally } from '@/lib/pages/ads';
import { anaheim } from '../../anaheim';
import { city, everyCity } from '../../any-city';
import { boulder } from '../../small-cities';

const accents = { accent: '#1d4f91', accentInDark: '#8ea7c8' };
const house = {
  title: 'Kept for a shop',
  action: 'Advertise here',
  href: 'https://news.example/contact',
  accents,
};

test('the ad frame contains the ad script in a box of its own, and the house ad', () => {
  const page = adDocument(city, { ...house, script: 'https://ads.example/slot.js?a=1&b=2' });
  expect(page).toContain(
    '<div id="box"><script src="https://ads.example/slot.js?a=1&amp;b=2"></script></div>',
  );
  expect(page).toContain('Kept for a shop');
});

test('the ad frame has no script if no script address is set, and its links are in the city’s accent colors', () => {
  const page = adDocument(city, { ...house, script: undefined });
  expect(page).not.toContain('<script');
  expect(page).toContain('a { color: #1d4f91;');
  expect(page).toContain('a { color: #8ea7c8 }');
});

test('the ad frame escapes all of its strings', () => {
  const page = adDocument(city, {
    script: '"><img>',
    title: '</p><script>x</script>',
    action: '<b>',
    href: '"onclick="x',
    accents,
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});

test.each(everyCity)('the donation ad in %s, if there is one, links to an https address', (_, city) => {
  expect(giveLocally(city)?.href ?? 'https://none.example/').toMatch(/^https:\/\/\S+$/);
});

test('the donation ad names the recipient, and is omitted if the city has none', () => {
  expect(giveLocally(anaheim)?.text).toContain(anaheim.donation.name);
  expect(giveLocally(boulder)).toBeUndefined();
});
