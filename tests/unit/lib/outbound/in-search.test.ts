import { expect, test } from '@jest/globals';
import type { SectionNews } from '@/lib/news/section/section-news';
import { isForSearch } from '@/lib/outbound/in-search';
import { isOwnSection } from '@/lib/outbound/own-section';
import { thisCity } from '../../this-city';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';
import { item } from '../news/make-item';

const hosted = (host: string) => `${smallest}hosts: [${host}]\npacks: [us/national]\n`;
const chico = `${hosted('c.example')}publisher: { name: Chico Press }\n`;
await serveCitiesOf(writeCities({ austin: hosted('a.example'), boulder: hosted('b.example'), chico }), {
  SITE_URL: 'https://b.example',
});

const newsWith = (near: number): SectionNews => {
  const items = Array.from({ length: 20 }, (_, at) =>
    item(at < near ? { local: { reach: 'county' } } : { local: { reach: 'elsewhere' } }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false };
};

test.each([
  ['local-news', 0, true],
  ['sports', 0, false],
  ['sports', 2, false],
  ['sports', 3, true],
] as const)('for the section %s with %i local stories, isOwnSection returns %s', (feedKey, near, isOwn) => {
  expect(isOwnSection(thisCity('austin'), feedKey, newsWith(near))).toBe(isOwn);
});

test.each([
  ['boulder', '/privacy', true],
  ['austin', '/privacy', false],
  ['boulder', '/about', true],
  ['austin', '/about', false],
  ['austin', '/contact', false],
  ['chico', '/contact', true],
  ['chico', '/terms', false],
  ['austin', '/', true],
])('for the city %s and the path %s, isForSearch returns %s', (city, path, isFor) => {
  expect(isForSearch(thisCity(city), path)).toBe(isFor);
});
