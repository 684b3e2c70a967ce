import { describe, expect, test } from '@jest/globals';
import { kickerOf, listLabel, townLabel, townsDiffer } from '@/lib/front/kicker';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { anaheim } from '../../anaheim';
import { city } from '../../served-city';
import { thisCity } from '../../this-city';
import { event } from '../events/make-event';
import { item } from '../news/make-item';
import { story } from './front-material';

const of = (town?: string) => item({ local: { reach: 'county', town } });

test.each([
  ['true for two towns', [of('Fullerton'), of('Placentia')], true],
  ['true for a story from a town and a story without one', [of('Fullerton'), item()], true],
  ['true for the city’s own town among others', [of('Anaheim'), of('Fullerton')], true],
  ['false for only the city’s own town', [of('Anaheim'), item()], false],
  ['false if no story has a town', [item(), of()], false],
  ['true for an opinion among news', [item({ kind: 'opinion' }), item()], true],
  ['false for opinion only', [item({ kind: 'opinion' })], false],
  ['true for one of our guides among news', [item({ own: 'guide' }), item()], true],
  ['false for an empty list', [], false],
])('townsDiffer is %s', (_, items, differ) => {
  const stories = items.map((item) => ({ item }));
  expect(townsDiffer(city, stories)).toBe(differ);
});

test.each([
  ['Council votes on the budget', 'Fullerton', 'Fullerton'],
  ['Fullerton’s council votes', 'Fullerton', undefined],
  ['Council of Costa Mesa votes', 'Costa Mesa', undefined],
  ['Where the money comes from in LA’s race for mayor', 'Los Angeles', undefined],
  ['L.A. council votes', 'Los Angeles', undefined],
  ['Most Californians rent', 'California', undefined],
  ['Council votes', undefined, undefined],
])('townLabel returns the town unless the title names it: for "%s" and %s, %s', (title, town, label) => {
  expect(townLabel(item({ title, local: { reach: 'county', town } }))).toBe(label);
});

const title = 'Library opens its doors';
const words = (local: NewsItem['local'], facts: Partial<NewsItem> = {}, feedKey: FeedKey = 'local-news') =>
  kickerOf(city, story(feedKey, 1, { title, local, ...facts }), true);

describe('the kicker of a top story', () => {
  test('is the town, linked to its page or, if it has none, to Local News', () => {
    const linkOf = (town: string) => words({ reach: 'county', town });
    expect(linkOf('Millbrook')).toEqual({ words: 'Millbrook', href: '/local-news' });
    expect(linkOf('Placentia')).toEqual({ words: 'Placentia', href: '/towns/placentia' });
  });

  test('is the section’s name if the headline names the town', () => {
    const local = { reach: 'county', town: 'Millbrook' } as const;
    expect(words(local, { title: 'Millbrook’s library opens' }).words).toBe('Local News');
  });

  test('is the section’s name if the story has no place', () => {
    expect(words({ reach: 'elsewhere' }, {}, 'world-news').words).toBe('World News');
  });

  test.each([
    ['the town of a story from the region', { reach: 'region', town: 'Bayside' }, 'Bayside'],
    ['the state’s name', { reach: 'state', town: 'Ohio' }, 'Ohio'],
  ] as const)('is %s, without a link', (_, local, kicker) => {
    expect(words(local)).toEqual({ words: kicker });
  });

  test('is the region if no place is known or the headline names the place', () => {
    const region = { words: anaheim.local.takesIn[0] };
    expect(words({ reach: 'region' })).toEqual(region);
    expect(words({ reach: 'region', town: 'Bayside' }, { title: 'Bayside opens a library' })).toEqual(region);
  });

  test.each([
    ['Local News', 'the county', { reach: 'county', town: 'Fullerton' }],
    ['Local News', 'the town', { reach: 'town' }],
    ['Southern California', 'the region', { reach: 'region', isNeighbor: true }],
  ] as const)('is %s for a national source’s story about %s', (kicker, _, local) => {
    expect(words(local, { title: 'Fullerton votes' }, 'national-news').words).toBe(kicker);
  });

  test('is National News for a local source’s story from elsewhere', () => {
    expect(words({ reach: 'elsewhere' }).words).toBe('National News');
  });
});

test('an opinion in a list is labeled Opinion, whatever its place, unless its title has that label', () => {
  expect(listLabel(city, { ...of('Fullerton'), kind: 'opinion' })).toEqual({ words: 'Opinion' });
  expect(listLabel(city, { ...of(), kind: 'opinion', title: 'Our trees | Opinion' })).toBeUndefined();
});

test.each([
  ['Fullerton, a town with a page', { town: 'Fullerton' }, { words: 'Fullerton', href: '/towns/fullerton' }],
  [
    'Anaheim Hills, a part of town with a page',
    { town: 'Anaheim', part: 'Anaheim Hills' },
    { words: 'Anaheim Hills', href: '/towns/anaheim-hills' },
  ],
  ['Bayside, a town without a page', { town: 'Bayside' }, { words: 'Bayside' }],
])(
  'a story in a list is labeled with its place, which is a link if the place has a page: %s',
  (_, place, label) => {
    const report = item({ local: { reach: 'county', ...place } });
    expect(listLabel(city, report)).toEqual(label);
    expect(listLabel(city, { ...report, event: event() })).toEqual({ words: label.words });
  },
);

test('an opinion’s kicker is Opinion, or From City Hall if an official wrote the opinion', () => {
  const local = { reach: 'county', town: 'Fullerton' } as const;
  expect(words(local, { kind: 'opinion' }).words).toMatch(/^Opinion/);
  const column = { kind: 'opinion', voice: 'government' } as const;
  const label = { words: 'From City Hall' };
  expect(words(local, column)).toEqual(label);
  expect(listLabel(city, item(column))).toEqual(label);
});

test.each([
  ['Air board orders odor controls', 'Southern California'],
  ['Trump signs an order', 'National News'],
  ['La Corte Suprema decide', 'National News'],
  ['La Guardia Nacional patrulla', 'Southern California'],
  ['Incendio en el Bosque Nacional', 'Southern California'],
  ['National Guard leaves', 'Southern California'],
  ['Marchan contra las redadas federales', 'Southern California'],
  ['La deuda nacional crece', 'National News'],
])('the kicker of “%s”, a regional outlet’s story without a place, is %s', (title, kicker) => {
  const local = { reach: 'state', isGuessed: true } as const;
  expect(words(local, { title }, 'local-news').words).toBe(kicker);
});

test.each([
  ['California', 'Fresno votes on a water tax', { reach: 'elsewhere' }, 'local-news'],
  ['California', 'Two die in Davis', { reach: 'elsewhere' }, 'national-news'],
  ['California', 'Two die in Davis', { reach: 'state', isGuessed: true }, 'local-news'],
  ['World News', 'Quake strikes Colombia', { reach: 'elsewhere' }, 'national-news'],
  ['World News', 'Two die in Davis', { reach: 'elsewhere' }, 'world-news'],
  ['National News', 'The nation votes', { reach: 'elsewhere' }, 'national-news'],
  ['National News', 'Davis votes for a treaty', { reach: 'elsewhere' }, 'national-news'],
] as const)('the kicker is %s for “%s”, a story with the place %j in %s', (kicker, title, local, feedKey) => {
  expect(words(local, { title }, feedKey).words).toBe(kicker);
});

test.each([
  ['Noticias locales', 'national-news', { reach: 'county', town: 'Santa Ana' }],
  ['Sur de California', 'national-news', { reach: 'region' }],
  ['Noticias nacionales', 'national-news', { reach: 'elsewhere' }],
  ['Los Ángeles', 'local-news', { reach: 'region', town: 'Los Angeles' }],
  ['Condado de Riverside', 'local-news', { reach: 'region', town: 'Riverside County' }],
] as const)(
  'in a Spanish edition, uses the kicker “%s” for a story in %s from %j',
  (kicker, feedKey, local) => {
    const title = local.reach === 'county' ? 'Santa Ana vota límite a la renta' : 'Abre un hospital';
    const one = story(feedKey, 1, { title, local });
    expect(kickerOf(thisCity('anaheim-es'), one, true).words).toBe(kicker);
  },
);

test('the kicker of our own report is the section’s name, whatever the report’s town', () => {
  const local = { reach: 'town', town: 'Fullerton' } as const;
  expect(words(local, { own: 'report' })).toMatchObject({ words: 'Local News', href: '/news/local-news' });
  expect(words(local, { own: 'report' }, 'sports')).toMatchObject({ words: 'Sports' });
});

test.each([
  ['How to vote', { words: 'Guide' }],
  ['A guide', undefined],
])(
  'our guide in a list is labeled as a guide unless its title has that word: for "%s", the label is %j',
  (title, label) => {
    expect(listLabel(city, item({ title, own: 'guide' }))).toEqual(label);
  },
);
