import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import type { Reach } from '@/lib/city/schema/news';
import {
  hasCalendar,
  hasManySections,
  hasSection,
  headlineRights,
  isSectionOfHere,
  mayBeListed,
  sectionHereAt,
  sectionsHere,
  targetHere,
} from '@/lib/news/sources/sections-here';
import { sections } from '@/lib/sections';
import { anaheim } from '../../../anaheim';
import { city } from '../../../served-city';
import { boulder, merida, rancho } from '../../../small-cities';

const sample = { kind: 'sample' } as const;
const live = { kind: 'live' } as const;
const publicUrl = 'https://news.example';

describe('mayBeListed', () => {
  const paths = ['/', '/local-news', '/community', '/events', '/events/a-1', '/news/sports', '/books'];

  test.each(paths)('is false for %s in a public sample edition, because the page has samples', (path) => {
    expect(mayBeListed(city, path, { feeds: sample, siteUrl: publicUrl })).toBe(false);
  });

  test.each(['/blog', '/blog/a-guide', '/faq', '/contact', '/about', '/newsletter', '/privacy'])(
    'is true for our own page %s, even in a public sample edition',
    (path) => {
      expect(mayBeListed(city, path, { feeds: sample, siteUrl: publicUrl })).toBe(true);
    },
  );

  test.each([
    ['a live edition', { feeds: live, siteUrl: publicUrl }],
    ['a sample on this machine', { feeds: sample, siteUrl: 'http://localhost:3000' }],
    ['a sample at a loopback address', { feeds: sample, siteUrl: 'http://127.0.0.1:9200' }],
    ['a sample at the IPv6 loopback', { feeds: sample, siteUrl: 'http://[::1]:9200' }],
  ])('is true for the front page of %s', (_, edition) => {
    expect(mayBeListed(city, '/', edition)).toBe(true);
  });
});

test('headlineRights says that the sample headlines are our own', () => {
  expect(headlineRights(city)).toBe(
    'The sample headlines are our own. Each one links to a page about its subject.',
  );
});

test.each([
  ['Boulder', boulder, ['local-news']],
  ['Mérida', merida, ['local-news', 'politics']],
  ['Rancho Santa Margarita', rancho, ['local-news', 'business', 'sports']],
  ['Anaheim', anaheim, sections.map(({ feedKey }) => feedKey)],
])('a city has only the sections for which it has a source: %s', (_, city, keys) => {
  expect(sectionsHere(city).map(({ feedKey }) => feedKey)).toEqual(keys);
});

describe('Local Events', () => {
  const event = anaheim.events.editors[0] ?? { key: 'a' };

  test('exists in a city with an editors’ event and no feed', () => {
    const city = { ...boulder, events: { ...boulder.events, editors: [event] } } as City;
    expect(hasCalendar(boulder)).toBe(false);
    expect([hasCalendar(city), hasSection(city, 'events')]).toEqual([true, true]);
  });

  test('does not exist in a city that only links to other calendars', () => {
    const events = { ...boulder.events, elsewhere: anaheim.events.elsewhere };
    expect(hasCalendar({ ...boulder, events })).toBe(false);
  });
});

test('a short path redirects to a section that the city has', () => {
  expect(targetHere(city, '/politics-government')).toBe('/news/politics--government');
  expect(targetHere(city, '/local-news')).toBeUndefined();
});

test('sectionHereAt returns no section for the path of a section that the city does not have', () => {
  expect(sectionHereAt(city, '/news/sports')?.feedKey).toBe('sports');
  expect(sectionHereAt(city, '/news/weather')).toBeUndefined();
  expect(hasManySections(city)).toBe(true);
});

describe('isSectionOfHere', () => {
  const withArts = (...covers: (Reach | undefined)[]) => {
    const arts = covers.map((reach, at) => ({ url: `https://${at}.example/`, covers: reach }));
    return { ...boulder, feeds: { ...boulder.feeds, arts } };
  };

  test.each([
    [true, ['town']],
    [true, ['elsewhere', 'region']],
    [false, ['state', undefined]],
    [false, []],
  ] as const)('is %s if the sources cover %j', (expected, covers) => {
    expect(isSectionOfHere(withArts(...covers), 'arts')).toBe(expected);
  });

  test('is true in the sample edition if it has the section', () => {
    expect(isSectionOfHere(anaheim, 'arts')).toBe(true);
  });
});
