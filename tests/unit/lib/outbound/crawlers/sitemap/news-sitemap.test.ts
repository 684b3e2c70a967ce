import { expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';
import { newsSitemap } from '@/lib/outbound/crawlers/sitemap/news-sitemap';
import { down, playedSource, post } from '../../../blog/make-blog';
import '../../../../with-anaheim';

const now = new Date('2026-11-02T12:00:00Z');
const { source, answers } = playedSource();
setProcessWide('blog sources', new WeakMap([[thisCity(), source]]));

async function written(): Promise<string> {
  const map = await newsSitemap(now);
  return map.ok ? map.value : map.failure.detail;
}

test('a post of these days is news, with its date as far as it is known', async () => {
  const date = new Date('2026-11-01T20:00:00Z');
  const entries = [post({ date }), post({ slug: 'of-a-day', date, dayOnly: ['date'] })];
  answers.page = () => ok({ entries, total: 2 });
  const xml = await written();
  expect(xml).toContain('<loc>http://localhost:3000/blog/a-post</loc>');
  expect(xml).toContain('<news:publication_date>2026-11-01T20:00:00.000Z</news:publication_date>');
  expect(xml).toContain('<news:publication_date>2026-11-01</news:publication_date>');
  expect(xml).toContain('<news:language>en</news:language>');
});

test('a post without a date is none', async () => {
  answers.page = () => ok({ entries: [post({ date: undefined })], total: 1 });
  expect(await written()).not.toContain('<loc>');
});

test('while the posts are unknown there is no list, rather than an empty one', async () => {
  answers.page = () => down(503);
  expect(await newsSitemap(now)).toEqual(down(503));
});
