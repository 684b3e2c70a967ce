import { describe, expect, test } from '@jest/globals';
import { recentArticles, writeNewsSitemap, writeUrlSet } from '@/lib/outbound/crawlers/write-sitemap';

describe('one file of pages', () => {
  test('names the last change where it is known, and nothing where it is not', () => {
    const changed = new Date('2026-11-20T10:00:00Z');
    const xml = writeUrlSet([{ url: 'https://city.example/a', changed }, { url: 'https://city.example/b' }]);
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://city.example/a</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>\n' +
        '<url><loc>https://city.example/b</loc></url>\n' +
        '</urlset>\n',
    );
  });

  test('names the day alone of a change without an hour', () => {
    const changed = new Date('2026-11-20T08:00:00Z');
    const xml = writeUrlSet([{ url: 'https://city.example/a', changed, day: '2026-11-20' }]);
    expect(xml).toContain('<lastmod>2026-11-20</lastmod>');
  });

  test('escapes addresses', () => {
    expect(writeUrlSet([{ url: "https://city.example/?a=1&b='2'" }])).toContain(
      '<loc>https://city.example/?a=1&amp;b=&apos;2&apos;</loc>',
    );
  });
});

test('more than 50,000 pages are cut, as no file may have more', () => {
  const pages = Array.from({ length: 50_001 }, (_, at) => ({ url: `https://city.example/${at}` }));
  expect(writeUrlSet(pages).match(/<url>/g)).toHaveLength(50_000);
});

const now = new Date('2026-11-21T12:00:00Z');
const article = (published: string) => ({
  url: 'https://city.example/blog/a',
  title: 'A',
  published: new Date(published),
});
const paper = { name: 'City News', language: 'en' };

describe('the news sitemap', () => {
  test.each([
    ['now', '2026-11-21T12:00:00Z', 1],
    ['two days ago to the second', '2026-11-19T12:00:00Z', 1],
    ['a second more', '2026-11-19T11:59:59Z', 0],
    ['a second from now', '2026-11-21T12:00:01Z', 0],
  ])('an article published %s', (_, published, count) => {
    expect(recentArticles([article(published)], now)).toHaveLength(count);
  });

  test('begins with the newest and holds a thousand', () => {
    const old = Array.from({ length: 1000 }, () => article('2026-11-20T00:00:00Z'));
    const listed = recentArticles([...old, article('2026-11-21T00:00:00Z')], now);
    expect(listed).toHaveLength(1000);
    expect(listed[0]?.published).toEqual(new Date('2026-11-21T00:00:00Z'));
  });

  test('names the paper, its language, the first publication and the title', () => {
    const xml = writeNewsSitemap([{ ...article('2026-11-21T08:00:00Z'), title: 'Rain & <sun>' }], paper);
    expect(xml).toContain(
      '<url><loc>https://city.example/blog/a</loc><news:news><news:publication><news:name>City News</news:name><news:language>en</news:language></news:publication><news:publication_date>2026-11-21T08:00:00.000Z</news:publication_date><news:title>Rain &amp; &lt;sun&gt;</news:title></news:news></url>',
    );
  });

  test('tells a day where no hour is known', () => {
    const xml = writeNewsSitemap([{ ...article('2026-11-21T08:00:00Z'), day: '2026-11-21' }], paper);
    expect(xml).toContain('<news:publication_date>2026-11-21</news:publication_date>');
  });

  test('may be empty', () => {
    expect(writeNewsSitemap([], paper)).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
  });
});
