import { expect, test } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { mergeItems } from '@/lib/news/section/section-items';
import { editionOf, feedSources, readSample } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';
import { city } from '../../../served-city';

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
  const feed = source && readFeed({ bytes, source, zone: 'UTC' });
  const links = feed?.ok ? feed.value.items.map(({ link }) => link) : [];
  expect(links).toContain('http://localhost:3000/blog/where-to-report-a-pothole');
});

test.each(sections.map(({ feedKey }) => feedKey))(
  'all 25 bundled headlines in %s are shown, and none is dropped as a duplicate',
  async (feedKey) => {
    const [source] = feedSources(city, feedKey, { ...settings(), feeds: { kind: 'sample' } });
    const feed = source && readFeed({ bytes: await bytesOf(source.url), source, zone: 'UTC' });
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
