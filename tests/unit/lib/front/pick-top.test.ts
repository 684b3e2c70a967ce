import { describe, expect, test } from '@jest/globals';
import type { FrontWeights, Reach, StoryKind } from '@/lib/city/schema/news';
import { defaultWeights } from '@/lib/front/default-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { isCalendarEntry, leadTier, rankStories, scoreStory } from '@/lib/front/pick-top';
import type { NewsItem, Place } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { now, story } from './front-material';

const hour = 3_600_000;
const score = (feedKey: FeedKey, age: number, fields: Partial<NewsItem> = {}, at = now) =>
  scoreStory(story(feedKey, age, fields), at, defaultWeights);
const also = (count: number) => ({
  also: Array.from({ length: count }, () => ({ source: 'b', link: 'https://b.example/' })),
});

describe('a story is worth more than another', () => {
  test('the likelier an editor would lead with it', () => {
    expect(score('politics', 1, { prominence: 2 })).toBeGreaterThan(score('politics', 1, { prominence: 1 }));
  });

  test('the newer it is: a point in a half-life', () => {
    const { hours } = defaultWeights.halfLife;
    expect(score('politics', 2) - score('politics', 2 + hours)).toBeCloseTo(1);
  });

  test('the newer it is, three times as much where it leads as news of the town', () => {
    const { nearFor, halfLife } = defaultWeights;
    const near = (age: number) => score('local-news', age, { prominence: 9, local: { reach: 'town' } });
    expect(near(2) - near(2 + halfLife.hours / 4)).toBeCloseTo(3 / 4);
    // With nothing new, what is near home is no worse than the state's of the same day.
    expect(near(nearFor.hours)).toBe(score('politics', nearFor.hours, { prominence: 9 }));
  });

  test('the more outlets have it, up to two', () => {
    expect(score('politics', 1, also(1)) - score('politics', 1)).toBeCloseTo(defaultWeights.outlet.points);
    expect(score('politics', 1, also(9))).toBe(score('politics', 1, also(2)));
  });

  test.each([
    ['of all the state is worth more', { reach: 'state' }, 1],
    ['of one town of the region less', { reach: 'region', isNeighbor: true }, -1],
    ['of one town of the state less', { reach: 'state', isNeighbor: true }, -1],
    ['that no words place is the nation’s', { reach: 'state', isGuessed: true }, 0],
  ] as const)('than the nation’s: one %s', (_, local, sign) => {
    const gain =
      score('local-news', 1, { local }) - score('local-news', 1, { local: { reach: 'elsewhere' } });
    expect(gain).toBeCloseTo(sign * defaultWeights.place.points);
  });
});

test('of two stories of one kind the better stays the better, hour after hour', () => {
  const [one, other] = [story('politics', 1), story('world-news', 0)];
  const leads = Array.from({ length: 48 }, (_, hours) => {
    const later = now + hours * hour;
    return scoreStory(one, later, defaultWeights) > scoreStory(other, later, defaultWeights);
  });
  expect(new Set(leads).size).toBe(1);
});

test('no date, and a date that was in the future as it came in, count as just too old', () => {
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

describe('the standing of a story among those that may be on top', () => {
  test.each([
    ['the town', at('town'), 5],
    ['the county', at('county'), 4],
    ['all of the region', at('region'), 3],
    ['the state', at('state'), 2],
    ['the nation', at('elsewhere'), 2],
    ['a wire that a source of the region has', at('state', { isGuessed: true }), 2],
    ['a town of the region', at('region', { isNeighbor: true }), 2],
    ['the state where it is hardly news', { ...at('state'), prominence: 0 }, 1],
    ['the county where it is hardly news', { ...at('county'), prominence: -2 }, 1],
    ['the county in a kind that never leads', { ...at('county'), kind: 'opinion' as const }, 0],
  ] as const)('that tells of %s', (_, fields, tier) => {
    expect(leadTier(story('local-news', 1, fields), now, weights)).toBe(tier);
  });

  test.each([
    ['the nation, for a minute yet', 12 - 1 / 60, at('elsewhere'), 2],
    ['the nation, not from now on', 12, at('elsewhere'), 1],
    ['the county, for longer', 19, at('county'), 4],
    ['the county, not for ever', 20, at('county'), 1],
  ] as const)('that is fresh news of %s', (_, age, fields, tier) => {
    expect(leadTier(story('local-news', age, fields), now, weights)).toBe(tier);
  });

  test.each([
    'Does the city need a second bridge?',
    'Street sweeping starts Monday: what you need to know',
    '¿Quién paga el nuevo puente?',
    'Lo que usted debe saber de la renta',
  ])('that asks, or speaks to the reader, is last: %s', (title) => {
    expect(leadTier(story('local-news', 1, { ...at('town'), title }), now, weights)).toBe(0);
  });

  test('that has such letters inside a word is not', () => {
    const title = 'Youth center opens on Young Street';
    expect(leadTier(story('local-news', 1, { ...at('town'), title }), now, weights)).toBe(5);
  });

  test('of a section that is never first is last', () => {
    expect(leadTier(story('sports', 1, at('county')), now, weights)).toBe(0);
  });
});

test('an entry of a calendar is known by its date, or by its kind', () => {
  const calendar = { start: new Date(now), day: true } as never;
  expect(isCalendarEntry(story('events', 1, { calendar }))).toBe(true);
  expect(isCalendarEntry(story('events', 1, { kind: 'calendar' }))).toBe(true);
  expect(isCalendarEntry(story('events', 1))).toBe(false);
});

const pick = (...stories: FrontStory[]) => rankStories(stories, now, defaultWeights);

describe('the lead', () => {
  test('is a county story of last night rather than news of this minute from anywhere else', () => {
    const county = story('local-news', 34, { ...at('county'), prominence: 0 });
    const others = (['region', 'state', 'elsewhere'] as const).map((reach) =>
      story('politics', 0, at(reach)),
    );
    expect(pick(...others, county)[0]).toBe(county);
  });

  test('is of the state or the nation rather than of a neighbor', () => {
    const nation = story('national-news', 20, { ...at('elsewhere'), prominence: 2 });
    expect(pick(story('local-news', 0, at('region', { isNeighbor: true })), nation)[0]).toBe(nation);
  });

  test('is no county story that an editor would hardly lead with, while another can', () => {
    const state = story('politics', 20, at('state'));
    expect(pick(story('local-news', 0, { ...at('county'), prominence: -3 }), state)[0]).toBe(state);
  });

  test.each<StoryKind>([
    'feature',
    'event',
    'opinion',
    'roundup',
    'obituaries',
    'commerce',
    'sport',
    'service',
  ])('is no %s while there is news, however near', (kind) => {
    const news = story('world-news', 20, at('elsewhere'));
    expect(pick(story('local-news', 0, { ...at('county'), kind }), news)[0]).toBe(news);
  });

  test.each(['events', 'archives', 'food', 'lifestyle', 'real-estate', 'opinion'] as const)(
    'is not of %s while anything else is fresh',
    (feedKey) => {
      const other = story('technology', 20, at('elsewhere'));
      expect(pick(story(feedKey, 0, at('county')), other)[0]).toBe(other);
    },
  );

  test('is of such a section where nothing else is left', () => {
    const food = story('food', 0);
    expect(pick(food)[0]).toBe(food);
  });

  test('is the likelier of the state and the nation, be it a day older', () => {
    const [sure, fresh] = [
      story('politics', 30, at('elsewhere')),
      story('politics', 0, { ...at('state'), prominence: 1 }),
    ];
    expect(pick(fresh, sure)[0]).toBe(sure);
  });
});

describe('of two reports of one affair', () => {
  const report = (age: number, local: Partial<NewsItem>) =>
    story('local-news', age, { ...local, akin: ['agenda vote'] });

  test('only the newer is on top, be it less likely', () => {
    const [agenda, vote] = [report(9, at('county')), report(1, { ...at('county'), prominence: 2 })];
    expect(pick(agenda, vote)).toEqual([vote]);
  });

  test('the older is, where the newer may not lead as well', () => {
    const [agenda, feature] = [report(9, at('county')), report(1, { ...at('county'), kind: 'feature' })];
    expect(pick(feature, agenda)[0]).toBe(agenda);
  });
});

test('of two stories alike, the one whose address comes first in the alphabet is first', () => {
  const [b, a] = ['b', 'a'].map((path) => story('politics', 3, { link: `https://paper.example/${path}` }));
  const both = [b, a].filter((one) => one !== undefined);
  expect(rankStories(both, now, defaultWeights)).toEqual([a, b]);
  expect(rankStories(both.toReversed(), now, defaultWeights)).toEqual([a, b]);
});

test('the order does not depend on the order in which the stories came', () => {
  const stories = [story('politics', 3), story('health', 3), story('local-news', 5), story('politics', 3)];
  expect(rankStories(stories.toReversed(), now, defaultWeights)).toEqual(
    rankStories(stories, now, defaultWeights),
  );
});
