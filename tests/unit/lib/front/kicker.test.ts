import '../../with-anaheim';
import { describe, expect, test } from '@jest/globals';
import { kickerOf, listLabel, townLabel, townsDiffer } from '@/lib/front/kicker';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { anaheim } from '../../anaheim';
import { newsItem } from '../../news-items';
import { event } from '../events/make-event';
import { story } from './front-material';

const of = (town?: string) => newsItem({ local: { reach: 'county', town } });

test.each([
  ['two towns', [of('Fullerton'), of('Placentia')], true],
  ['a town, and a story without one', [of('Fullerton'), newsItem()], true],
  ['the own town among others', [of('Oakfield'), of('Fullerton')], true],
  ['the own town throughout', [of('Oakfield'), newsItem()], false],
  ['no town at all', [newsItem(), of()], false],
  ['an opinion among news', [newsItem({ kind: 'opinion' }), newsItem()], true],
  ['opinions alone', [newsItem({ kind: 'opinion' })], false],
  ['a guide of ours among news', [newsItem({ own: 'guide' }), newsItem()], true],
  ['nothing', [], false],
])('%s', (_, items, differ) => {
  expect(townsDiffer(items, 'Oakfield')).toBe(differ);
});

test.each([
  ['Council votes on the budget', 'Fullerton', 'Fullerton'],
  ['Fullerton’s council votes', 'Fullerton', undefined],
  ['Council of Costa Mesa votes', 'Costa Mesa', undefined],
  ['Where the money comes from in LA’s race for mayor', 'Los Angeles', undefined],
  ['L.A. council votes', 'Los Angeles', undefined],
  ['Most Californians rent', 'California', undefined],
  ['Council votes', undefined, undefined],
])('over "%s" of %s stands %s', (title, town, told) => {
  expect(townLabel(newsItem({ title, local: { reach: 'county', town } }))).toBe(told);
});

const title = 'Library opens its doors';
const words = (local: NewsItem['local'], facts: Partial<NewsItem> = {}, feedKey: FeedKey = 'local-news') =>
  kickerOf(story(feedKey, 1, { title, local, ...facts }), true);

describe('over a headline of the top', () => {
  test('stands the town, which leads to its page, or to the local list', () => {
    expect(words({ reach: 'county', town: 'Millbrook' })).toEqual({
      words: 'Millbrook',
      href: '/local-news',
    });
    expect(words({ reach: 'county', town: 'Placentia' }).href).toBe('/towns/placentia');
  });

  test('stands the section where the headline names the town itself', () => {
    const local = { reach: 'county', town: 'Millbrook' } as const;
    expect(words(local, { title: 'Millbrook’s library opens' }).words).toBe('Local News');
  });

  test('stands the section of what no local source told', () => {
    expect(words({ reach: 'elsewhere' }, {}, 'world-news').words).toBe('World News');
  });

  test.each([
    ['the place of a story from the region', { reach: 'region', town: 'Bayside' }, 'Bayside'],
    ['the name of the state', { reach: 'state', town: 'Ohio' }, 'Ohio'],
  ] as const)('stands %s, and leads nowhere', (_, local, kicker) => {
    expect(words(local)).toEqual({ words: kicker });
  });

  test('stands the region where no place is named, or the headline names it', () => {
    const region = { words: anaheim.local.takesIn[0] };
    expect(words({ reach: 'region' })).toEqual(region);
    expect(words({ reach: 'region', town: 'Bayside' }, { title: 'Bayside opens a library' })).toEqual(region);
  });

  test('a local source’s story from elsewhere is no local news', () => {
    expect(words({ reach: 'elsewhere' }).words).toBe('National News');
  });
});

test('an opinion is labeled as one in a list, wherever it is about', () => {
  expect(listLabel({ ...of('Fullerton'), kind: 'opinion' })).toEqual({ words: 'Opinion' });
  expect(listLabel({ ...of(), kind: 'opinion', title: 'Our trees | Opinion' })).toBeUndefined();
});

test.each([
  ['Fullerton', undefined, { words: 'Fullerton', href: '/towns/fullerton' }],
  ['Anaheim', 'Anaheim Hills', { words: 'Anaheim Hills', href: '/towns/anaheim-hills' }],
  ['Bayside', undefined, { words: 'Bayside' }],
])('a story of %s, %s, is labeled in a list, and leads to the page of what has one', (town, part, label) => {
  const item = newsItem({ local: { reach: 'county', town, part } });
  expect(listLabel(item)).toEqual(label);
  expect(listLabel({ ...item, event: event() })).toEqual({ words: label.words });
});

test('opinion is called that wherever it stands', () => {
  const opinion = story('local-news', 1, { kind: 'opinion', local: { reach: 'county', town: 'Fullerton' } });
  expect(kickerOf(opinion, true).words).toMatch(/^Opinion/);
});

test('over a report of ours stands its section, whatever town it is of', () => {
  const local = { reach: 'town', town: 'Fullerton' } as const;
  expect(words(local, { own: 'report' })).toMatchObject({ words: 'Local News', href: '/news/local-news' });
  expect(words(local, { own: 'report' }, 'sports')).toMatchObject({ words: 'Sports' });
});

test.each([
  ['How to vote', { words: 'Guide' }],
  ['A guide', undefined],
])('in a list a guide of ours, "%s", has the label %j', (title, label) => {
  expect(listLabel(newsItem({ title, own: 'guide' }))).toEqual(label);
});
