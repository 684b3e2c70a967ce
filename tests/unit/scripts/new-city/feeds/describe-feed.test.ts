import { expect, test } from '@jest/globals';
import { describeFeed, guessCovers, sourceName } from '../../../../../scripts/new-city/feeds/describe-feed';
import { feedSummary } from '../../../../../scripts/new-city/feeds/feed-lines';
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
  return { url, isOwn: true, feed: { title, items, tally } };
}

test.each([
  ['Boulder Beat', 'Boulder Beat'],
  ['Boulder Beat | Latest news', 'Boulder Beat'],
  ['Boulder Beat RSS Feed', 'Boulder Beat'],
  ['City of Boulder: News', 'City of Boulder'],
  ['Big Bend Sentinel - News', 'Big Bend Sentinel'],
  ['Winston-Salem Journal', 'Winston-Salem Journal'],
  ['Local News | Newsroom', 'Newsroom'],
  ['Business - The Paper', 'The Paper'],
  ['Latest News', 'paper.example'],
  ['RSS', 'paper.example'],
  [undefined, 'paper.example'],
])('a feed titled %j is shown as from %j', (title, name) => {
  expect(sourceName(title, 'https://www.paper.example/feed/')).toBe(name);
});

test.each([
  ['the town in its title', found('Boulder Beat', 'https://beat.example/feed/'), 'town'],
  ['the town in its host', found('The Beat', 'https://bouldercolorado.example/feed/'), 'town'],
  ['the county in its host', found('The Beat', 'https://boulder-county.example/feed/'), 'county'],
  ['a neighbor in its title', found('Longmont Leader', 'https://leader.example/feed/'), 'region'],
  ['the state in its title', found('Colorado Sun', 'https://sun.example/feed/'), 'state'],
  ['nothing', found('The Paper', 'https://paper.example/feed/'), 'region'],
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
  const feed = found('The Paper', 'https://paper.example/feed/', [
    'A recipe',
    'Rain in Boulder',
    'Snow in Ohio',
  ]);
  const described = describeFeed(feed, local, now);
  expect(described.source).toEqual({
    url: 'https://paper.example/feed/',
    name: 'The Paper',
    covers: 'region',
    onlyLocal: true,
  });
  expect(feedSummary(described, now)).toBe('3 items, newest 3 hours ago, 1 of them local');
});

test('a source whose stories name no place is local because the editor named it, and that is told', () => {
  const feed = found('The Paper', 'https://paper.example/feed/', ['A recipe', 'A book']);
  expect(describeFeed(feed, local, now)).toMatchObject({ local: 2, isUnplaced: true });
});

test('a feed without dates says so', () => {
  expect(feedSummary({ ...describeFeed(found('A', 'https://a.example/'), local, now), items: 1 }, now)).toBe(
    '1 item, without dates, 0 of them local',
  );
});
