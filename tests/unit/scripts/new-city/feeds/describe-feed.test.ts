import { expect, test } from '@jest/globals';
import { describeFeed, guessCovers, sourceName } from '../../../../../scripts/new-city/feeds/describe-feed';
import type { FoundFeed } from '../../../../../scripts/new-city/feeds/find-feed';

const local = {
  places: [
    { reach: 'town', town: 'Boulder', names: ['Boulder'] },
    { reach: 'county', town: 'Longmont', names: ['Longmont'] },
    { reach: 'county', names: ['Boulder County'] },
    { reach: 'state', town: 'Colorado', names: ['Colorado', 'Colo.'] },
  ],
  takesIn: [],
  notPlaces: [],
  addressParts: [],
} as const;

const now = Date.parse('2026-11-22T12:00:00Z');

function found(title: string | undefined, url: string, headlines: readonly string[] = []): FoundFeed {
  const items = headlines.map((headline, index) => ({
    id: headline,
    title: headline,
    description: '',
    link: `https://paper.example/${index}`,
    source: 'Paper',
    pubDate: new Date(now - (index + 3) * 3_600_000),
  }));
  const tally = { came: items.length, kept: items.length, dropped: {} };
  return { url, feed: { title, items, tally } };
}

test.each([
  ['Boulder Beat', 'Boulder Beat'],
  ['Boulder Beat | Latest news', 'Boulder Beat'],
  ['Boulder Beat RSS Feed', 'Boulder Beat'],
  ['City of Boulder: News', 'City of Boulder'],
  ['Big Bend Sentinel - News', 'Big Bend Sentinel'],
  ['Winston-Salem Journal', 'Winston-Salem Journal'],
  ['Latest News', 'paper.example'],
  ['RSS', 'paper.example'],
  [undefined, 'paper.example'],
])('a feed titled %j is shown as from %j', (title, name) => {
  expect(sourceName(title, 'https://www.paper.example/feed/')).toBe(name);
});

test.each([
  ['the town in its title', found('Boulder Beat', 'https://beat.example/feed/'), 'town'],
  ['the town in its host', found('The Beat', 'https://bouldercolorado.example/feed/'), 'town'],
  [
    'a neighbor in its title',
    found('Longmont Leader', 'https://leader.example/feed/', ['Rain in Ohio', 'Snow in Denver, Colorado']),
    'region',
  ],
  ['nothing', found('The Paper', 'https://paper.example/feed/'), 'county'],
  [
    'stories that name no place',
    found('The Paper', 'https://paper.example/', ['A recipe', 'A book']),
    'county',
  ],
  [
    'stories of the state',
    found('The Paper', 'https://paper.example/', ['A recipe', 'Snow in Colorado']),
    'region',
  ],
  [
    'mostly local stories',
    found('The Paper', 'https://paper.example/feed/', [
      'Longmont police say more',
      'Rain in Boulder',
      'Boulder County votes',
      'A recipe',
    ]),
    'county',
  ],
  [
    'few local stories',
    found('The Paper', 'https://paper.example/feed/', ['Rain in Boulder', 'A recipe', 'A book', 'A film']),
    'region',
  ],
])('a source with %s', (_, feed, covers) => {
  expect(guessCovers(feed, local)).toBe(covers);
});

test('what was found is counted as the local filter counts', () => {
  const headlines = ['A recipe', 'Rain in Boulder', 'Snow in Ohio'];
  const url = 'https://paper.example/feed/';
  expect(describeFeed(found('The Paper', url, headlines), local)).toEqual({
    source: { url, name: 'The Paper', covers: 'region', onlyLocal: true },
    line: `${url}: 3 items, 1 of them local; covers the region`,
  });
});
