import { afterEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { FeedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { anyWordIn, filterItems, leftOutOf } from '@/lib/news/section/section-items';
import {
  type KnownFeed,
  lastUpdate,
  sectionFeeds,
  sectionState as sectionStateIn,
} from '@/lib/news/section/section-news';
import { anaheim } from '../../../anaheim';
import { city } from '../../../any-city';
import { item } from '../make-item';
import { noPlaces } from '../no-places';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const sectionState = (feeds: readonly KnownFeed[], at: number) => sectionStateIn(feeds, at, { city });

function feed(name: string, record: Partial<KnownFeed['record']>): KnownFeed {
  const url = `https://${name}.example/feed`;
  return { source: { url }, record: { ...newRecord(url), ...record } };
}

describe('the state of a section (requirements section 4)', () => {
  test('is `items` with the items of all feeds, newest first', () => {
    const older = item({ title: 'Older', pubDate: new Date(now - 48 * hour) });
    const newer = item({ title: 'Newer', pubDate: new Date(now - 36 * hour) });
    const feeds = [feed('a', { items: [older], goodAt: now }), feed('b', { items: [newer], goodAt: now })];
    const news = { state: 'items', items: [newer, older], updatedAt: new Date(now), stale: false };
    expect(sectionState(feeds, now)).toMatchObject(news);
  });

  test('has the time of the latest good response of any feed', () => {
    const recent = feed('a', { items: [item()], goodAt: now - hour / 2 });
    const older = feed('b', { items: [item()], goodAt: now - 3 * hour });
    const updatedAt = new Date(now - hour / 2);
    expect(sectionState([recent, older], now)).toMatchObject({ updatedAt, stale: false });
  });

  test('is marked stale, with its age, once the latest response is an hour old', () => {
    const fresh = sectionState([feed('a', { items: [item()], goodAt: now - hour + 1 })], now);
    const stale = sectionState([feed('a', { items: [item()], goodAt: now - hour })], now);
    expect([fresh, stale]).toMatchObject([
      { stale: false },
      { stale: true, updatedAt: new Date(now - hour) },
    ]);
  });

  test('leaves out the items of a feed that has not responded for seven days', () => {
    const lastFailure = { reason: 'dns', detail: '' } as const;
    const gone = feed('a', { items: [item()], goodAt: now - 7 * 24 * hour, lastFailure });
    expect(sectionState([gone], now)).toEqual({ state: 'error', message: 'Failed to fetch RSS feed' });
  });

  test('is `empty` without sources, or if its feed responded without items', () => {
    expect(sectionState([], now)).toEqual({ state: 'empty' });
    expect(sectionState([feed('a', { goodAt: now })], now)).toEqual({ state: 'empty' });
  });

  test("is `error` with 'HTTP error! status: {code}' (requirements section 8)", () => {
    const down = feed('a', { fails: 1, lastFailure: { reason: 'http-status', detail: '', status: 503 } });
    expect(sectionState([down], now)).toEqual({ state: 'error', message: 'HTTP error! status: 503' });
  });

  test('is marked `waiting` while a feed’s first fetch has not ended', () => {
    expect(sectionState([feed('a', {})], now)).toMatchObject({ state: 'error', waiting: true });
    const down = feed('b', { fails: 1, lastFailure: { reason: 'dns', detail: '' } });
    expect(sectionState([feed('a', {}), down], now)).toMatchObject({ waiting: true });
    expect(sectionState([down], now)).not.toHaveProperty('waiting');
  });

  test('is `items` if one of two feeds is good (quirk 50)', () => {
    const down = feed('a', { fails: 1, lastFailure: { reason: 'dns', detail: '' } });
    const good = feed('b', { items: [item()], goodAt: now });
    expect(sectionState([down, good], now)).toMatchObject({ state: 'items' });
  });
});

test('a section keeps the sixty newest items', () => {
  const items = Array.from({ length: 61 }, () => item());
  const state = sectionState([feed('a', { items, goodAt: now })], now);
  expect(state.state === 'items' && state.items).toHaveLength(60);
  expect(state).not.toHaveProperty('beyond');
});

test('sectionFeeds reads the last good copies of the section’s feeds', async () => {
  const read = async ({ url }: { url: string }) => ({ ...newRecord(url), goodAt: now });
  const known = async ({ url }: { url: string }) => newRecord(url);
  setProcessWide('news', { feedStore: { read, known } });
  expect(await sectionFeeds(city, 'sports')).toEqual([
    expect.objectContaining({ record: expect.objectContaining({ goodAt: now }) }),
  ]);
});

/** Sets when each feed last had a good response; 0 means that it never had one. */
function answeredAt(...times: number[]): void {
  let next = 0;
  const known = async () => ({ goodAt: times[next++] ?? 0 });
  setProcessWide('news', { feedStore: { known } as unknown as FeedStore });
}

afterEach(() => {
  setProcessWide('news', undefined);
});

test('lastUpdate returns the time of the latest good response of any feed, if there is one', async () => {
  answeredAt(5000, 0, 1000);
  expect(await lastUpdate(city)).toEqual(new Date(5000));
  answeredAt();
  expect(await lastUpdate(city)).toBeUndefined();
});

test.each([
  ['in any case', ['Council'], 'The COUNCIL votes'],
  ['as a plural', ['event'], 'Five events this weekend'],
  ['with another plural ending', ['church'], 'Churches open their doors'],
  ['with a possessive s', ['mayor'], 'The mayor’s plan'],
  ['next to a hyphen or a quotation mark', ['council'], 'A “council-led” plan'],
  ['that has several words', ['things to do'], '12 Things to  Do in Orange County'],
  ['with punctuation in it', ['C++ (free)'], 'Learn C++ (free)'],
  ['that ends in a letter with an accent', ['café'], 'A café opens'],
])('anyWordIn finds a word or phrase %s', (_, words, text) => {
  expect(anyWordIn(words, text)).toBe(true);
});

test.each([
  ['event', 'Crews prevent a wildfire'],
  ['event', 'It will eventually open'],
  ['election', 'A selection of books'],
  ['mayor', 'Mayorkas resigns'],
  ['art', 'Children’s arté class'],
])('anyWordIn does not find the word %s in “%s”', (word, text) => {
  expect(anyWordIn([word], text)).toBe(false);
});

test('anyWordIn finds nothing for an empty list of words', () => {
  expect(anyWordIn([], 'Anything')).toBe(false);
});

const url = 'https://news.example/feed';
const local: CityLocal = {
  ...noPlaces,
  places: [
    { reach: 'town', town: 'Millbrook', names: ['Millbrook'] },
    { reach: 'region', town: 'Big Port', names: ['Big Port'] },
  ],
};
const read = (items: readonly NewsItem[], source: Partial<FeedSource>) =>
  filterItems(items, { url, ...source }, { feedKey: 'local-news', city: { local } });
const titles = (items: readonly NewsItem[]) => items.map(({ title }) => title);

test('filterItems leaves out an item with a blocked word in title or category (quirk 47)', () => {
  const blocked = [item({ title: 'Gossip: a car' }), item({ category: 'Press release' })];
  const blockWords = ['gossip', 'Press Release'];
  const { headlines, left } = read([...blocked, item({ title: 'A park opens' })], { blockWords });
  expect(titles(headlines)).toEqual(['A park opens']);
  expect(left).toEqual({ 'blocked-word': 2 });
});

test('filterItems keeps only items with one of the onlyWords in title or description', () => {
  const onSubject = [item({ title: 'Council votes' }), item({ description: 'The council meets.' })];
  const { headlines, left } = read([...onSubject, item({ title: 'A park opens' })], {
    onlyWords: ['Council'],
  });
  expect(headlines).toHaveLength(2);
  expect(left).toEqual({ 'other-subject': 1 });
});

test('filterItems does not treat a story as an event because of a word in its description', () => {
  const items = [
    item({ title: 'Festival opens' }),
    item({ description: 'After the festival, talks resume.' }),
  ];
  const reader = { feedKey: 'events', city: { local } } as const;
  const { headlines } = filterItems(items, { url, onlyWords: ['festival'] }, reader);
  expect(titles(headlines)).toEqual(['Festival opens']);
});

test('filterItems leaves out commercial items', () => {
  const { headlines, left } = read(
    ['Half price: 50% off', 'A park opens'].map((title) => item({ title })),
    {},
  );
  expect(titles(headlines)).toEqual(['A park opens']);
  expect(left).toEqual({ 'for-sale': 1 });
});

describe('a source marked onlyLocal', () => {
  const items = ['Millbrook votes', 'Big Port votes', 'A sale: 50% off'].map((title) => item({ title }));
  const ofCounty = { onlyLocal: true, covers: 'county' } as const;

  test('keeps local items and counts all others as too far away', () => {
    const { headlines, left, beyond } = read(items, { onlyLocal: true, covers: 'region' });
    expect(titles(headlines)).toEqual(['Millbrook votes']);
    expect(titles(beyond)).toEqual(['Big Port votes']);
    expect(left).toEqual({ 'for-sale': 1, 'not-local': 1 });
  });

  test('keeps items that name no place if the source covers the county', () => {
    const bridge = item({ title: 'A bridge closes' });
    expect(titles(read([...items, bridge], ofCounty).headlines)).toEqual([
      'Millbrook votes',
      'A bridge closes',
    ]);
  });

  test('does not count as covering the county if most of its stories are from elsewhere', () => {
    const far = Array.from({ length: 6 }, () => item({ title: 'Big Port votes' }));
    const { headlines } = read([...items, ...far, item({ title: 'A bridge closes' })], ofCounty);
    expect(titles(headlines)).toEqual(['Millbrook votes']);
  });
});

describe('the items that a section leaves out', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  const place = { siteUrl: 'https://news.example', now, zone: 'America/Los_Angeles', locale: 'en-US' };
  const leftOut = (items: NewsItem[], source: Partial<FeedSource> = {}) =>
    leftOutOf(items, { url, ...source }, { feedKey: 'sports', city: { local } }, place);

  test('are counted as having a blocked word or another subject', () => {
    const items = ['Goal in the last minute', 'Budget', 'Ad: cars'].map((title) => item({ title }));
    const counts = { 'blocked-word': 1, 'other-subject': 1 };
    expect(leftOut(items, { onlyWords: ['goal'], blockWords: ['ad:'] })).toEqual(counts);
  });

  test('are counted as past events or events without a readable day', () => {
    const days = ['November 20, 2026', 'November 24, 2026', 'some day soon'];
    const items = days.map((dates) => item({ calendar: { dates, times: '2:00 PM', text: '' } }));
    expect(leftOut(items)).toEqual({ 'past-event': 1, 'unreadable-event': 1 });
  });
});

test('filterItems separates calendar entries from headlines', () => {
  const entry = item({ title: 'Story Time', calendar: { dates: 'November 24, 2026', text: '' } });
  const { headlines, entries } = read([entry, item({ title: 'A park opens' })], {});
  expect([titles(headlines), titles(entries)]).toEqual([['A park opens'], ['Story Time']]);
});

test('filterItems adds each item’s place and kind', () => {
  expect(read([item({ title: 'Millbrook votes' })], {}).headlines).toMatchObject([
    { local: { reach: 'town', town: 'Millbrook' }, kind: 'news' },
  ]);
});

describe('the blocked words of the bundled feeds', () => {
  const sources = Object.values(anaheim.feeds)
    .flat()
    .filter(({ blockWords }) => blockWords);
  const keptOf = (fields: Partial<NewsItem>) =>
    sources.map(({ onlyLocal: _, ...source }) => read([item(fields)], source).headlines.length);

  test.each(['State-sponsored hackers hit a water agency', 'Candidate’s advertisement misleads, judge says'])(
    'do not block news: %s',
    (title) => {
      expect(new Set(keptOf({ title }))).toEqual(new Set([1]));
    },
  );

  test.each<Partial<NewsItem>>([
    { title: 'Sponsored: a loan for your home' },
    { title: 'A loan for your home', category: 'Sponsored' },
    { title: 'A loan for your home', category: 'Advertisement' },
    { title: 'A loan for your home', category: 'Press Release' },
  ])('leave out paid content: %j', (fields) => {
    expect(new Set(keptOf(fields))).toEqual(new Set([0]));
  });
});
