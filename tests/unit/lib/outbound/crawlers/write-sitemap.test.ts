import { describe, expect, test } from '@jest/globals';
import {
  recentArticles,
  splitEntries,
  writeNewsSitemap,
  writeSitemapIndex,
  writeUrlSet,
} from '@/lib/outbound/crawlers/write-sitemap';

const pages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `https://city.example/${at}` }));

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

describe('many pages', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [50_000, [50_000]],
    [50_001, [50_000, 1]],
    [100_001, [50_000, 50_000, 1]],
  ])('%d are in files of %j', (count, sizes) => {
    expect(splitEntries(pages(count)).map((file) => file.length)).toEqual(sizes);
  });

  test('no file is longer than its bytes, and no page is lost', () => {
    const limits = { urls: 1000, bytes: 600 };
    const files = splitEntries(pages(50), limits);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(Buffer.byteLength(writeUrlSet(file))).toBeLessThanOrEqual(limits.bytes);
    expect(files.flat()).toEqual(pages(50));
  });

  test('a file is as full as it may be before the next begins, and a page that is too long has one of its own', () => {
    // 200 bytes for the frame, 50 a page.
    const limits = { urls: 1000, bytes: 300 };
    const page = { url: 'https://city.example/a23456' };
    const long = { url: `https://city.example/${'a'.repeat(300)}` };
    const sizes = (entries: (typeof page)[]) => splitEntries(entries, limits).map((file) => file.length);
    expect(Buffer.byteLength(writeUrlSet([page])) - Buffer.byteLength(writeUrlSet([]))).toBe(50);
    expect(sizes([page, page, page, page, page])).toEqual([2, 2, 1]);
    expect(sizes([long, page])).toEqual([1, 1]);
  });

  test('the index names each file, as new as its newest page', () => {
    const changed = new Date('2026-11-20T10:00:00Z');
    const older = new Date('2026-01-01T00:00:00Z');
    const files = [
      [
        { url: 'a', changed: older },
        { url: 'b', changed },
      ],
      [{ url: 'c' }],
    ];
    const xml = writeSitemapIndex(files, (part) => `https://city.example/sitemaps/${part}.xml`);
    expect(xml).toContain(
      '<sitemap><loc>https://city.example/sitemaps/1.xml</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></sitemap>\n' +
        '<sitemap><loc>https://city.example/sitemaps/2.xml</loc></sitemap>\n',
    );
  });

  test('the index names the day alone where the newest change has no hour', () => {
    const files = [[{ url: 'a', changed: new Date('2026-11-20T08:00:00Z'), day: '2026-11-20' }]];
    expect(writeSitemapIndex(files, () => 'https://city.example/1.xml')).toContain(
      '<lastmod>2026-11-20</lastmod>',
    );
  });
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
