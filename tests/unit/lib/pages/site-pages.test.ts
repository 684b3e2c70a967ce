import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import {
  blogTitle,
  isThere,
  listedPages,
  type PageKind,
  pageNote,
  pagesHere,
  pageTitle,
  sitePages,
} from '@/lib/pages/site-pages';
import { anaheim as city } from '../../anaheim';
import { boulder, rancho } from '../../small-cities';

test('the blog is titled Opinion if the city has its own posts, and Guides if it has the default posts', () => {
  expect([blogTitle(city), blogTitle(boulder)]).toEqual(['Opinion', 'Guides']);
});

describe('sitePages', () => {
  test('has unique paths and titles', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map((page) => pageTitle(page, city))).size).toBe(sitePages.length);
  });

  test('lists all pages in a city that has all content', () => {
    expect(pagesHere(city)).toEqual(sitePages.filter(({ listed }) => listed));
    const titles = (kind: PageKind) =>
      listedPages(kind, city)
        .map((page) => pageTitle(page, city))
        .join(', ');
    expect(titles('main')).toBe('Home, Local News, Opinion, Events, Community, Partners, FAQ, Contact');
    expect(titles('legal')).toBe('Privacy Policy, Terms of Service');
    expect(titles('more')).toBe(
      'About, Who to Call, Books, Radio, Weather, Morning Briefing, RSS, Corrections, Site Map',
    );
  });
});

test('pageNote states the number of books', () => {
  const books = sitePages.find(({ path }) => path === '/books');
  const { list } = city.books;
  const of = (few: typeof list) => books && pageNote(books, { ...city, books: { ...city.books, list: few } });
  expect(of(list)).toBe(`A sample shelf of ${list.length} titles.`);
  expect(of(list.filter(({ sample }) => !sample).slice(0, 3))).toBe('3 titles.');
});

describe('the smallest city', () => {
  test('has only the pages that need no content from the city', () => {
    const has = [
      '/',
      '/local-news',
      '/blog',
      '/contact',
      '/privacy',
      '/terms',
      '/rss',
      '/search',
      '/sitemap',
    ];
    const hasNot = ['/faq', '/books', '/partners', '/community', '/radio', '/events'];
    expect([...has, ...hasNot].filter((path) => isThere(path, boulder))).toEqual(has);
  });

  test('lists only existing pages in the group “more”', () => {
    expect(listedPages('more', boulder).map(({ path }) => path)).toEqual([
      '/about',
      '/weather',
      '/morning',
      '/rss',
      '/corrections',
      '/sitemap',
    ]);
  });
});

test('a page exists once the city has content for it', () => {
  const { faq, books, partners, resources, events } = city;
  expect(isThere('/faq#q-where', { ...rancho, faq })).toBe(true);
  expect(isThere('/books?a=b', { ...rancho, books })).toBe(true);
  expect(isThere('/partners', { ...rancho, partners })).toBe(true);
  expect(isThere('/community', { ...rancho, resources })).toBe(true);
  const { elsewhere } = events;
  expect(isThere('/events', { ...rancho, events: { ...rancho.events, elsewhere } })).toBe(true);
});

test('isThere is true for addresses that are not in sitePages', () => {
  expect(isThere('/blog/a-post', boulder)).toBe(true);
  expect(isThere('https://other.example/faq', boulder)).toBe(true);
});
