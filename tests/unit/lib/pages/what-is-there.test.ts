import { describe, expect, test } from '@jest/globals';
import { listedPages, pagesHere, sitePages } from '@/lib/pages/site-pages';
import { isThere } from '@/lib/pages/what-is-there';
import { anaheim } from '../../anaheim';
import { boulder, rancho } from '../../small-cities';

describe('the smallest city', () => {
  test.each(['/faq', '/books', '/partners', '/community', '/radio', '/events'])(
    'has no page at %s',
    (path) => {
      expect(isThere(path, boulder)).toBe(false);
    },
  );

  test.each(['/', '/local-news', '/blog', '/contact', '/privacy', '/terms', '/rss', '/search', '/sitemap'])(
    'has a page at %s',
    (path) => {
      expect(isThere(path, boulder)).toBe(true);
    },
  );

  test('lists no other', () => {
    expect(listedPages('more', boulder).map(({ path }) => path)).toEqual(['/rss', '/sitemap']);
  });
});

test('Anaheim has every page', () => {
  expect(pagesHere(anaheim)).toEqual(sitePages.filter(({ listed }) => listed));
});

test('a page is there as soon as the city has something for it', () => {
  const { faq, books, partners, resources, events } = anaheim;
  expect(isThere('/faq#q-where', { ...rancho, faq })).toBe(true);
  expect(isThere('/books?a=b', { ...rancho, books })).toBe(true);
  expect(isThere('/partners', { ...rancho, partners })).toBe(true);
  expect(isThere('/community', { ...rancho, resources })).toBe(true);
  expect(isThere('/events', { ...rancho, events: { ...events, editors: [], sample: [] } })).toBe(true);
});

test('what is no page of the table counts as there', () => {
  expect(isThere('/blog/a-post', boulder)).toBe(true);
  expect(isThere('https://other.example/faq', boulder)).toBe(true);
});
