import { describe, expect, test } from '@jest/globals';
import { listedPages, pathInLowerCase, sitePages } from '@/lib/site-pages';

describe('the table of pages', () => {
  test('names each path and each title once', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length);
  });

  test('begins with the front page, as the site map does', () => {
    expect(listedPages('main')[0]?.path).toBe('/');
  });

  test.each([
    ['/Local-News', '/local-news'],
    ['/LOCAL-NEWS', '/local-news'],
    ['/local-news', undefined],
    ['/Nowhere', undefined],
  ])('%s means %s', (path, page) => {
    expect(pathInLowerCase(path)).toBe(page);
  });
});
