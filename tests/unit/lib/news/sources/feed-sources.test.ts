import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import type { Reach } from '@/lib/city/schema/news';
import { readFeed } from '@/lib/news/read/read-feed';
import { mergeItems } from '@/lib/news/section/section-items';
import { editionOf, feedSources, readSample } from '@/lib/news/sources/feed-sources';
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
import { settings } from '@/lib/settings/settings';
import { anaheim } from '../../../anaheim';
import { city } from '../../../served-city';
import { boulder, merida, rancho } from '../../../small-cities';

const template = { kind: 'template', template: 'https://news.example/{section}' } as const;

test.each([
  ['sample for a city with samples and FEEDS=sample', { kind: 'sample' }, ['sports'], 'sample'],
  ['live for a city without samples and FEEDS=sample', { kind: 'sample' }, [], 'live'],
  ['live for a city with samples and FEEDS=live', { kind: 'live' }, ['sports'], 'live'],
  ['template for a city without samples and a template in FEEDS', template, [], 'template'],
] as const)('editionOf returns %s', (_, feeds, sampleSections, edition) => {
  expect(editionOf(feeds, { sampleSections })).toBe(edition);
});

async function bytesOf(address: string): Promise<Uint8Array> {
  const sample = await readSample(address);
  if (!sample.ok) throw new Error(sample.failure.detail);
  return sample.value;
}

test('a bundled headline whose link is only a path links to this site', async () => {
  const [source] = feedSources(city, 'local-news', { ...settings(), feeds: { kind: 'sample' } });
  const bytes = await bytesOf('sample:anaheim/local-news');
  const feed = source && readFeed({ bytes }, { source, zone: 'UTC' });
  const links = feed?.ok ? feed.value.items.map(({ link }) => link) : [];
  expect(links).toContain('http://localhost:3000/blog/where-to-report-a-pothole');
});

test.each(sections.map(({ feedKey }) => feedKey))(
  'all 25 bundled headlines in %s are shown, and none is dropped as a duplicate',
  async (feedKey) => {
    const [source] = feedSources(city, feedKey, { ...settings(), feeds: { kind: 'sample' } });
    const feed = source && readFeed({ bytes: await bytesOf(source.url) }, { source, zone: 'UTC' });
    const items = feed?.ok ? feed.value.items : [];
    const firstSeen = new Date('2026-11-22T12:00:00Z');
    expect(mergeItems([items.map((item) => ({ ...item, firstSeen }))])).toHaveLength(25);
  },
);

test('only the sample edition resolves links against the site’s address', () => {
  const sources = feedSources(city, 'sports', { ...settings(), feeds: template });
  expect(sources).toEqual([{ url: 'https://news.example/sports' }]);
});

test('sample feeds have dates without times, and the one for Local News covers the county', () => {
  const sample = { base: 'http://localhost:3000', daysOnly: true };
  const of = (feedKey: 'sports' | 'local-news') =>
    feedSources(city, feedKey, { ...settings(), feeds: { kind: 'sample' } });
  expect(of('sports')).toEqual([{ url: 'sample:anaheim/sports', ...sample }]);
  expect(of('local-news')).toEqual([{ url: 'sample:anaheim/local-news', ...sample, covers: 'county' }]);
});

test('a sample edition has only the sections for which it has a file', () => {
  const withSports = { ...city, sampleSections: ['sports' as const] };
  expect(feedSources(withSports, 'sports', { ...settings(), feeds: { kind: 'sample' } })).toHaveLength(1);
  expect(feedSources(withSports, 'business', { ...settings(), feeds: { kind: 'sample' } })).toEqual([]);
});

test('a city without a sample edition uses its own feeds, whatever the setting FEEDS is', () => {
  const withoutSamples = { ...city, sampleSections: [] };
  for (const kind of ['sample', 'live'] as const) {
    expect(feedSources(withoutSamples, 'sports', { ...settings(), feeds: { kind } })).toBe(city.feeds.sports);
  }
});

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

  test('is true for a section that the sample edition has', () => {
    expect(isSectionOfHere(anaheim, 'arts')).toBe(true);
  });
});
