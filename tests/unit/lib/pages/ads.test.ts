import { expect, test } from '@jest/globals';
import { desk } from '@/lib/city/schema/desk';
import { adDocument, giveLocally } from '@/lib/pages/ads';
import { ownAd } from '@/lib/pages/own-ads';
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

const week = { from: '2026-11-23', until: '2026-11-30' };
const ad = (text: string, slot = '250') => ({ slot, text, link: 'https://fair.example/', ...week });
const timeZone = 'America/Los_Angeles';
const having = (...ads: ReturnType<typeof ad>[]) => ({ ...city, timeZone, desk: desk.parse({ ads }) });
const shown = (city: ReturnType<typeof having>, time: string, places = 3) =>
  Array.from({ length: places }, (_, place) => ownAd(city, { size: '250', place }, new Date(time))?.text);

test.each([
  ['is not shown before its first day in the city', '2026-11-23T07:59:59Z', undefined],
  ['is shown from the first moment of its first day', '2026-11-23T08:00:00Z', 'Fair'],
  ['is shown through its last day', '2026-12-01T07:59:59Z', 'Fair'],
  ['is not shown after its last day', '2026-12-01T08:00:00Z', undefined],
])('an ad %s', (_, time, text) => {
  expect(shown(having(ad('Fair')), time, 1)).toEqual([text]);
});

test('an ad appears at most once on a page, and other slots stay empty', () => {
  const noon = '2026-11-24T20:00:00Z';
  expect(shown(having(ad('Fair')), noon)).toEqual(['Fair', undefined, undefined]);
  expect(new Set(shown(having(ad('A'), ad('B'), ad('C'), ad('D')), noon)).size).toBe(3);
});

test('several ads rotate daily, so that each ad is in every slot equally often', () => {
  const city = having(ad('A'), ad('B'), ad('C'));
  const days = ['24', '25', '26'].map((day) => shown(city, `2026-11-${day}T20:00:00Z`));
  for (const place of [0, 1, 2]) expect(days.map((all) => all[place]).sort()).toEqual(['A', 'B', 'C']);
});

test('an ad appears only in slots of its size', () => {
  const city = having(ad('Tall', '600'), ad('Wide'));
  expect(shown(city, '2026-11-24T20:00:00Z', 1)).toEqual(['Wide']);
});
