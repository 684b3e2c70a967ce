import { describe, expect, test } from '@jest/globals';
import type { FrontWeights, Reach, StoryKind } from '@/lib/city/schema/news';
import { defaultWeights } from '@/lib/front/default-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { leadTier, rankStories, scoreStory } from '@/lib/front/pick-top';
import { pickWall } from '@/lib/front/pick-wall';
import type { NewsItem, Place } from '@/lib/news/news-item';
import { type FeedKey, sections } from '@/lib/sections';
import { now, story as plainStory, story } from './front-material';

const hour = 3_600_000;
const score = (feedKey: FeedKey, age: number, fields: Partial<NewsItem> = {}, at = now) =>
  scoreStory(story(feedKey, age, fields), at, defaultWeights);
const also = (count: number) => ({
  also: Array(count).fill({ source: 'b', title: 'Their title', link: 'https://b.example/' }),
});

describe('the score of a story', () => {
  test('rises with the odds that an editor would choose the story as the lead', () => {
    expect(score('politics', 1, { prominence: 2 })).toBeGreaterThan(score('politics', 1, { prominence: 1 }));
  });

  test('falls by one point per half-life', () => {
    const { hours } = defaultWeights.halfLife;
    const likely = (age: number) => score('politics', age, { prominence: 9 });
    expect(likely(2) - likely(2 + hours / 4)).toBeCloseTo(1 / 4);
  });

  test.each([
    ['local news that may lead', 'local-news', { prominence: 9, local: { reach: 'town' } }],
    ['stories that lead only on a day without news', 'politics', {}],
  ] as const)('falls five times as fast for %s', (_, feedKey, fields) => {
    const { hours } = defaultWeights.halfLife;
    expect(score(feedKey, 2, fields) - score(feedKey, 2 + hours / 4, fields)).toBeCloseTo(5 / 4);
  });

  test('rises with the number of other outlets that report it, up to two', () => {
    const reported = (outlets: number) => score('politics', 1, { prominence: 9, ...also(outlets) });
    expect(reported(1) - reported(0)).toBeCloseTo(defaultWeights.outlet.points);
    expect(reported(9)).toBe(reported(2));
  });

  test.each([
    ['higher if the story is about the whole state', { reach: 'state' }, 1],
    ['lower if the story is about one town in the region', { reach: 'region', isNeighbor: true }, -1],
    ['lower if the story is about one town in the state', { reach: 'state', isNeighbor: true }, -1],
    ['the same if the story names no place', { reach: 'state', isGuessed: true }, 0],
  ] as const)('is %s, compared with national news', (_, local, sign) => {
    const gain =
      score('local-news', 0, { local }) - score('local-news', 0, { local: { reach: 'elsewhere' } });
    expect(gain).toBeCloseTo(sign * defaultWeights.place.points);
  });
});

test('scoreStory scores a story without a date, or with a date in the future, like a story that is just too old to lead', () => {
  const firstSeen = new Date(now);
  const undated = score('politics', 0, { pubDate: undefined });
  const tomorrow = score('politics', 0, { pubDate: new Date(now + 24 * hour), firstSeen });
  const { hours } = defaultWeights.nearFor;
  expect([undated, tomorrow]).toEqual([score('politics', hours), score('politics', hours)]);
});

const weights: FrontWeights = {
  ...defaultWeights,
  freshFor: { hours: 12, why: 'a test' },
  nearFor: { hours: 20, why: 'a test' },
  neverFirst: ['sports'],
  neverLead: ['opinion'],
};

const likely = { prominence: 3 };
const at = (reach: Reach, more: Partial<Place> = {}) => ({ ...likely, local: { reach, ...more } });

describe('the tier of a story', () => {
  const neighbor = { ...at('region', { isNeighbor: true }), prominence: 2 };

  test.each([
    ['5 for a story about the town', at('town'), 5],
    ['4 for a story about the county', at('county'), 4],
    ['3 for a story about all of the region', at('region'), 3],
    ['2 for a story about the state', at('state'), 2],
    ['2 for a story about the nation', at('elsewhere'), 2],
    ['2 for an agency story from a regional source', at('state', { isGuessed: true }), 2],
    ['2 for a story about a town in the region', at('region', { isNeighbor: true }), 2],
    ['1 for a story about a town in the region that is not likely enough to lead', neighbor, 1],
    ['1 for a story about the state that is hardly news', { ...at('state'), prominence: 0 }, 1],
    ['1 for a story about the county that is hardly news', { ...at('county'), prominence: -2 }, 1],
    [
      '0 for a story about the county, of a kind that never leads',
      { ...at('county'), kind: 'opinion' as const },
      0,
    ],
  ] as const)('is %s', (_, fields, tier) => {
    expect(leadTier(story('local-news', 1, fields), now, weights)).toBe(tier);
  });

  test.each([
    ['2 for a story about the nation that is just fresh enough', 12 - 1 / 60, at('elsewhere'), 2],
    ['1 for a story about the nation that is just too old', 12, at('elsewhere'), 1],
    ['4 for an older story about the county, because local news stays fresh longer', 19, at('county'), 4],
    ['1 for a story about the county that is too old', 20, at('county'), 1],
  ] as const)('is %s', (_, age, fields, tier) => {
    expect(leadTier(story('local-news', age, fields), now, weights)).toBe(tier);
  });

  test.each([
    'Does the city need a second bridge?',
    'Street sweeping starts Monday: what you need to know',
    '¿Quién paga el nuevo puente?',
    'Lo que usted debe saber de la renta',
  ])('is 0 if the title is a question or addresses the reader: %s', (title) => {
    expect(leadTier(story('local-news', 1, { ...at('town'), title }), now, weights)).toBe(0);
  });

  test('ignores question words inside other words', () => {
    const title = 'Youth center opens on Young Street';
    expect(leadTier(story('local-news', 1, { ...at('town'), title }), now, weights)).toBe(5);
  });
});

const pick = (...stories: FrontStory[]) => rankStories(stories, now, defaultWeights);

describe('the lead', () => {
  test('is last night’s county story rather than newer news from elsewhere', () => {
    const county = story('local-news', 11, { ...at('county'), prominence: 0 });
    const others = (['region', 'state', 'elsewhere'] as const).map((reach) =>
      story('politics', 0, at(reach)),
    );
    expect(pick(...others, county)[0]).toBe(county);
  });

  const softKinds = ['feature', 'event', 'opinion', 'roundup', 'obituaries', 'commerce', 'sport', 'service'];

  test.each(softKinds as StoryKind[])('is news rather than a nearer story classified as %s', (kind) => {
    const news = story('world-news', 20, at('elsewhere'));
    expect(pick(story('local-news', 0, { ...at('county'), kind }), news)[0]).toBe(news);
  });

  test.each(['events', 'archives', 'food', 'lifestyle', 'real-estate', 'opinion'] as const)(
    'is not from the section %s while anything else is fresh',
    (feedKey) => {
      const other = story('technology', 20, at('elsewhere'));
      expect(pick(story(feedKey, 0, at('county')), other)[0]).toBe(other);
    },
  );

  test('is a fresh story rather than a more likely one that is too old, if no other story may lead', () => {
    const [old, fresh] = [story('politics', 40, at('elsewhere')), story('politics', 30)];
    expect(pick(old, fresh)).toEqual([fresh, old]);
  });

  test('is a story that is too old rather than one from an unsuitable section', () => {
    const [old, food] = [story('politics', 40, at('elsewhere')), story('food', 1)];
    expect(pick(old, food)[0]).toBe(old);
  });

  test('comes from an unsuitable section if there is nothing else', () => {
    const food = story('food', 0);
    expect(pick(food)[0]).toBe(food);
  });
});

test('below the lead, rankStories keeps older stories that are more likely above fresh stories', () => {
  const [lead, old, fresh] = [
    story('politics', 1, at('elsewhere')),
    story('politics', 40, at('elsewhere')),
    story('politics', 30),
  ];
  expect(pick(old, fresh, lead)).toEqual([lead, old, fresh]);
});

describe('a lead that has led for many hours', () => {
  const stands = (age: number) => story('local-news', age, { ...at('county'), prominence: 9 });
  const waits = story('local-news', 3, { ...at('county'), prominence: 1 });

  test('yields to the next local story that may lead', () => {
    expect(pick(stands(11), waits)[0]).not.toBe(waits);
    expect(pick(stands(14), waits)[0]).toBe(waits);
  });

  test('yields for three hours to a story from farther away after it has led for sixteen hours', () => {
    const leadsAfter = (age: number) => pick(stands(age), story('politics', 3, at('elsewhere')))[0];
    const hours = [14, 15, 17, 18, 20, 22];
    expect(hours.filter((age) => leadsAfter(age)?.feedKey === 'politics')).toEqual([17, 18]);
  });

  test.each([
    ['a story from farther away that is unlikely to lead', { prominence: 1 }],
    ['a neighboring town’s story', { prominence: 2.8, local: { reach: 'region', isNeighbor: true } }],
  ] as const)('never yields to %s', (_, fields) => {
    const lead = stands(17);
    expect(pick(lead, story('politics', 3, { local: { reach: 'elsewhere' }, ...fields }))[0]).toBe(lead);
  });

  test('is not replaced by a story that may not lead', () => {
    const [lead, feature] = [stands(14), story('local-news', 3, { ...at('county'), kind: 'feature' })];
    expect(pick(lead, feature)[0]).toBe(lead);
  });

  test('leads again if the other lead has also led for many hours', () => {
    const [lead, other] = [stands(26), story('local-news', 25, { ...at('county'), prominence: 1 })];
    expect(pick(lead, other)[0]).toBe(lead);
  });
});

describe('two reports on one event', () => {
  const report = (age: number, local: Partial<NewsItem>) =>
    story('local-news', age, { ...local, akin: ['agenda vote'] });

  test('are represented by the newer report, even if it is less likely to lead', () => {
    const [agenda, vote] = [report(9, at('county')), report(1, { ...at('county'), prominence: 2 })];
    expect(pick(agenda, vote)).toEqual([vote]);
  });

  test('are represented by the older report if the newer one may not lead', () => {
    const [agenda, feature] = [report(9, at('county')), report(1, { ...at('county'), kind: 'feature' })];
    expect(pick(feature, agenda)[0]).toBe(agenda);
  });
});

test('rankStories sorts stories with equal scores by link', () => {
  const [b, a] = ['b', 'a'].map((path) => story('politics', 3, { link: `https://paper.example/${path}` }));
  const both = [b, a].filter((one) => one !== undefined);
  expect(rankStories(both, now, defaultWeights)).toEqual([a, b]);
  expect(rankStories(both.toReversed(), now, defaultWeights)).toEqual([a, b]);
});

describe('pickWall', () => {
  const keys = sections.map(({ feedKey }) => feedKey);

  /** Creates a story in a section, `age` hours old, with a photo of its own. */
  function story(feedKey: FeedKey, age: number, fields: Partial<FrontStory['item']> = {}): FrontStory {
    const id = `${feedKey}-${age}`;
    return { ...plainStory(feedKey, age, { id, ...fields }), photo: `${id}.jpg` };
  }

  const near = { local: { reach: 'county' } } as const;
  const names = (wall: readonly FrontStory[]) => wall.map(({ item }) => item.id);
  const of = (count: number) => keys.slice(0, count).map((key, age) => story(key, age));

  test.each([
    [12, 9],
    [9, 9],
    [8, 5],
    [5, 5],
    [4, 3],
    [3, 3],
    [2, 0],
    [0, 0],
  ])('of %i photos, shows %i, so that no row of the grid has gaps', (count, size) => {
    expect(names(pickWall(of(count).toReversed()))).toEqual(names(of(size)));
  });

  test('shows local stories before newer stories', () => {
    const wall = pickWall([story('food', 1), story('arts', 2), story('sports', 30, near)]);
    expect(names(wall)).toEqual(['sports-30', 'food-1', 'arts-2']);
  });

  test('shows one photo from every section before a second photo from any section, and never a third', () => {
    const cars = [1, 2, 3].map((age) => story('automotive', age));
    expect(names(pickWall([...cars, story('food', 4)]))).toEqual(['automotive-1', 'food-4', 'automotive-2']);
  });

  test('shows each photo once', () => {
    const again = { ...story('health', 2), photo: story('food', 1).photo };
    const wall = pickWall([story('food', 1), again, story('arts', 3), story('sports', 4)]);
    expect(names(wall)).toEqual(['food-1', 'arts-3', 'sports-4']);
  });
});
