import { describe, expect, test } from '@jest/globals';
import { recentArticles, writeNewsSitemap, writeUrlSet } from '@/lib/outbound/crawlers/write-sitemap';

test('the sitemap has escaped addresses, and the time of the last change if it is known', () => {
  const changed = '2026-11-20T10:00:00.000Z';
  const xml = writeUrlSet([
    { url: 'https://city.example/a', changed },
    { url: 'https://city.example/?b=1&c' },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
 <url>
  <loc>https://city.example/a</loc>
  <lastmod>2026-11-20T10:00:00.000Z</lastmod>
 </url>
 <url>
  <loc>https://city.example/?b=1&#x26;c</loc>
 </url>
</urlset>
`);
});

test('the sitemap has at most 50,000 pages', () => {
  const pages = Array.from({ length: 50_001 }, (_, at) => ({ url: `https://city.example/${at}` }));
  expect(writeUrlSet(pages).match(/<url>/g)).toHaveLength(50_000);
});

const now = new Date('2026-11-21T12:00:00Z');
const article = (publicationDate: string) => ({
  url: 'https://city.example/blog/a',
  title: 'Rain & <sun>',
  published: new Date(publicationDate),
  publicationDate,
});
const paper = { name: 'City News', language: 'en' };

describe('the news sitemap', () => {
  test.each([
    ['includes an article published now', '2026-11-21T12:00:00Z', 1],
    ['includes an article published exactly two days ago', '2026-11-19T12:00:00Z', 1],
    ['leaves out an article published more than two days ago', '2026-11-19T11:59:59Z', 0],
    ['leaves out an article published in the future', '2026-11-21T12:00:01Z', 0],
  ])('%s', (_, published, count) => {
    expect(recentArticles([article(published)], now)).toHaveLength(count);
  });

  test('lists the newest articles first, at most 1,000', () => {
    const old = Array.from({ length: 1000 }, () => article('2026-11-20T00:00:00Z'));
    const listed = recentArticles([...old, article('2026-11-21T00:00:00Z')], now);
    expect(listed).toHaveLength(1000);
    expect(listed[0]?.published).toEqual(new Date('2026-11-21T00:00:00Z'));
  });

  test('has the site’s name, language, publication date and title', () => {
    const xml = writeNewsSitemap([article('2026-11-21')], paper).replace(/\n */g, '');
    expect(xml).toContain(
      '<url><loc>https://city.example/blog/a</loc><news:news><news:publication><news:name>City News</news:name><news:language>en</news:language></news:publication><news:publication_date>2026-11-21</news:publication_date><news:title>Rain &#x26; &#x3C;sun&#x3E;</news:title></news:news></url>',
    );
  });

  test('can be empty', () => {
    expect(writeNewsSitemap([], paper)).toMatch(/<urlset [^>]+(\/>|>\s*<\/urlset>)\s*$/);
  });
});
