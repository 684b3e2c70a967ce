import { describe, expect, test } from '@jest/globals';
import { listedPages, sitePages } from '@/lib/site-pages';

describe('the table of pages', () => {
  test('names each path and each title once', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length);
  });

  test('begins with the front page, as the site map does', () => {
    expect(listedPages('main')[0]?.path).toBe('/');
  });
});
