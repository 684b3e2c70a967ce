import { beforeEach, expect, jest, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { inForce } from '@/lib/news/desk/in-force';
import { isPaused, isPausedFor } from '@/lib/news/desk/paused';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { shownRecord } from '@/lib/news/section/section-news';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';
import { item } from '../make-item';

const photo = 'https://paper.example/1.jpg';
const ourPhoto = `/pictures/signature/framed/${Buffer.from('https://paper.example/2.jpg').toString('base64url')}/720`;
await serveCitiesOf(
  writeCity({
    'city.yaml': smallest,
    'desk.yaml': `hide:
  - { words: flood, reason: A, until: 2026-11-24 }
  - { words: fire, reason: A, until: 2026-11-24T06:00 }
  - { picture: "${photo}", reason: A photographer asked }
  - { picture: "https://boulder.example${ourPhoto}", reason: A photographer asked }
pause:
  - { source: KTLA, until: 2026-11-24 }
`,
  }),
);
let city: City;
const ktla = { url: 'https://ktla.example/feed', name: 'KTLA' };
const laist = { url: 'https://laist.example/feed', name: 'LAist' };

/** Returns the titles that are still shown in Boulder, which is seven hours behind UTC. */
function shown(titles: readonly string[], source = laist): string[] {
  const record = { ...newRecord(source.url), items: titles.map((title) => item({ title })) };
  return shownRecord(record, source, city, new Set()).items.map(({ title }) => title);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:59:00Z') });
  city = { ...thisCity('boulder') };
});

test('shownRecord hides an item through the last day or minute of an entry, and shows it afterwards', () => {
  const titles = ['A flood', 'A fire', 'A fair'];
  expect(shown(titles)).toEqual(['A fair']);
  jest.setSystemTime(Date.parse('2026-11-24T13:00:00Z'));
  expect(shown(titles)).toEqual(['A fire', 'A fair']);
  jest.setSystemTime(Date.parse('2026-11-25T07:00:00Z'));
  expect(shown(titles)).toEqual(titles);
});

test('a paused source is neither fetched nor shown, even in other feeds, until the pause ends', () => {
  const ofKtla = { ...newRecord(laist.url), items: [item({ source: 'KTLA' })] };
  expect([isPaused(ktla, city), isPaused(laist, city)]).toEqual([true, false]);
  expect(shownRecord(ofKtla, laist, city, new Set()).items).toEqual([]);
  jest.setSystemTime(Date.parse('2026-11-25T07:00:00Z'));
  expect(isPaused(ktla, city)).toBe(false);
  expect(shownRecord(ofKtla, laist, city, new Set()).items).toHaveLength(1);
});

test('a feed that several cities list is fetched as long as one of them has not paused it', () => {
  const other = { ...city, key: 'other', desk: null };
  expect(isPausedFor({ source: ktla, cities: [city] })).toBe(true);
  expect(isPausedFor({ source: ktla, cities: [city, other] })).toBe(false);
});

test('shownRecord removes a hidden picture, whether the entry gives the publisher’s address or ours', () => {
  const items = [photo, 'https://paper.example/2.jpg', 'https://paper.example/3.jpg'].map((image) =>
    item({ image }),
  );
  const left = shownRecord({ ...newRecord(laist.url), items }, laist, city, new Set()).items;
  expect(left.map(({ image }) => image)).toEqual([undefined, undefined, 'https://paper.example/3.jpg']);
  expect(inForce(city, Date.now()).pictures.has('https://paper.example/2.jpg')).toBe(true);
});

test('shownRecord returns the same record for a city without desk.yaml', () => {
  const record = newRecord(laist.url);
  expect(shownRecord(record, laist, { ...city, desk: null }, new Set())).toBe(record);
});
