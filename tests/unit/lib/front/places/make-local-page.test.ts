import { expect, test } from '@jest/globals';
import { localPage } from '@/lib/front/places/make-local-page';
import { aged, material } from '../front-material';

const county = { local: { reach: 'county', town: 'Millbrook' } } as const;
const many = (count: number, fields = {}) => Array.from({ length: count }, (_, age) => aged(age / 2, fields));

test('the local page has the story worth most, then twenty by time, then the blocks; none twice', () => {
  const { featured, latest, blocks } = localPage(
    material({ 'local-news': many(30, county), business: many(30), politics: many(5), health: many(2) }),
  );
  const counts = [latest.length, blocks.business?.length, blocks.politics?.length, blocks.health?.length];
  expect(counts).toEqual([20, 20, 5, 2]);
  const all = [...(featured ? [featured] : []), ...latest, ...Object.values(blocks).flat()].map(
    ({ item }) => item.id,
  );
  expect(new Set(all).size).toBe(all.length);
});

test('the featured story is news rather than a newer event', () => {
  const [event, news] = [aged(0, { ...county, kind: 'event' }), aged(9, county)];
  expect(localPage(material({ 'local-news': [event, news] })).featured?.item.id).toBe(news.id);
});

test('what other sections have of the county is in the list, and not in their block', () => {
  const near = aged(3, county);
  const { latest, blocks } = localPage(
    material({ 'local-news': many(4, county), business: [near, aged(1)] }),
  );
  expect(latest.map(({ item }) => item.id)).toContain(near.id);
  expect(blocks.business).toHaveLength(1);
});

test('stories in Spanish stand after the English ones, in a list of their own', () => {
  const [spanish, english] = [aged(1, { ...county, language: 'es' }), aged(2, county)];
  const { featured, latest, inSpanish } = localPage(material({ 'local-news': [spanish, english] }));
  expect([featured?.item.id, latest.length]).toEqual([english.id, 0]);
  expect(inSpanish.map(({ item }) => item.id)).toEqual([spanish.id]);
});
