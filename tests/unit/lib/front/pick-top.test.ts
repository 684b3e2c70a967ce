import { describe, expect, test } from '@jest/globals';
import type { FrontWeights, StoryKind } from '@/lib/city/schema/news';
import { defaultWeights } from '@/lib/front/default-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { isCalendarEntry, leadTier, pickTop, rankStories, scoreStory } from '@/lib/front/pick-top';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { now, story } from './front-material';

const hour = 3_600_000;
const score = (feedKey: FeedKey, age: number, fields: Partial<NewsItem> = {}, at = now) =>
  scoreStory(story(feedKey, age, fields), at, defaultWeights);
const near = (reach: 'town' | 'county' | 'region' | 'state' | 'elsewhere') => ({ local: { reach } });

describe('a story is worth more than another', () => {
  test('the nearer it is', () => {
    const points = (['town', 'county', 'region', 'state', 'elsewhere'] as const).map((reach) =>
      score('national-news', 1, near(reach)),
    );
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(new Set(points).size).toBe(5);
  });

  test.each(['events', 'archives', 'food', 'lifestyle', 'real-estate'] as const)(
    'in the news than in %s',
    (feedKey) => {
      expect(score('world-news', 1)).toBeGreaterThan(score(feedKey, 1));
    },
  );

  test('the newer it is: half as fresh after a half-life, which costs one point', () => {
    expect(score('politics', 2) - score('politics', 10)).toBeCloseTo(1);
    expect(score('politics', 2, { kind: 'hard' }) - score('politics', 8, { kind: 'hard' })).toBeCloseTo(1);
  });

  test('the more outlets have it, up to three', () => {
    const also = (count: number) => ({
      also: Array.from({ length: count }, () => ({ source: 'b', link: 'https://b.example/' })),
    });
    expect(score('politics', 1, also(1))).toBeGreaterThan(score('politics', 1));
    expect(score('politics', 1, also(2)) - score('politics', 1, also(1))).toBeCloseTo(0.75);
    expect(score('politics', 1, also(9))).toBe(score('politics', 1, also(3)));
  });

  test('with something to say besides its headline', () => {
    expect(score('politics', 1)).toBeGreaterThan(score('politics', 1, { description: '' }));
  });

  test('as news than as a feature, and than as an advertisement', () => {
    expect(score('politics', 1)).toBeGreaterThan(score('politics', 1, { kind: 'feature' }));
    expect(score('politics', 1, { kind: 'feature' })).toBeGreaterThan(
      score('politics', 1, { kind: 'commerce' }),
    );
  });
});

test('a story of a local source that plays elsewhere has none of the points of local news', () => {
  const gain = (reach: 'region' | 'state') =>
    score('local-news', 1, near(reach)) - score('health', 1, near(reach));
  expect(gain('region')).toBe(defaultWeights.section['local-news']?.points);
  expect(gain('state')).toBe(0);
});

test('of two stories of one kind the better stays the better, hour after hour', () => {
  const [one, other] = [story('politics', 1), story('world-news', 0)];
  const leads = Array.from({ length: 48 }, (_, hours) => {
    const later = now + hours * hour;
    return scoreStory(one, later, defaultWeights) > scoreStory(other, later, defaultWeights);
  });
  expect(new Set(leads).size).toBe(1);
});

test('no date, and a date that was in the future as it came in, count as a day old', () => {
  const firstSeen = new Date(now);
  const undated = score('politics', 0, { pubDate: undefined });
  const tomorrow = score('politics', 0, { pubDate: new Date(now + 24 * hour), firstSeen });
  expect([undated, tomorrow]).toEqual([score('politics', 24), score('politics', 24)]);
});

const weights: FrontWeights = {
  ...defaultWeights,
  freshHours: { hours: 12, why: 'a test' },
  neverFirst: ['sports'],
  neverLead: ['opinion'],
};

describe('the standing of a story among those that may be on top', () => {
  test.each([
    ['fresh news with an excerpt', 'local-news', 1, {}, 3],
    ['fresh news without an excerpt', 'local-news', 1, { description: '' }, 2],
    ['news that is fresh for a minute yet', 'local-news', 12 - 1 / 60, {}, 3],
    ['news that is not fresh from now on', 'local-news', 12, {}, 1],
    ['fresh news of a section that is never first', 'sports', 1, {}, 0],
    ['a fresh story of a kind that never leads', 'local-news', 1, { kind: 'opinion' }, 0],
    ['a fresh story of no kind', 'local-news', 1, { kind: undefined }, 3],
  ] as const)('%s', (_, feedKey, age, fields, place) => {
    expect(leadTier(story(feedKey, age, fields), now, weights)).toBe(place);
  });
});

test('an entry of a calendar is known by its date, or by its kind', () => {
  const calendar = { start: new Date(now), day: true } as never;
  expect(isCalendarEntry(story('events', 1, { calendar }))).toBe(true);
  expect(isCalendarEntry(story('events', 1, { kind: 'calendar' }))).toBe(true);
  expect(isCalendarEntry(story('events', 1))).toBe(false);
});

const pick = (...stories: FrontStory[]) => pickTop(stories, now, defaultWeights);
const county = { local: { reach: 'county' } } as const;

describe('the lead', () => {
  test('is a local story of yesterday evening rather than world news of this minute', () => {
    const local = story('local-news', 14, county);
    expect(pick(story('world-news', 0), local, story('national-news', 0))[0]).toBe(local);
  });

  test.each<StoryKind>(['feature', 'service', 'event', 'opinion', 'roundup', 'obituaries', 'commerce'])(
    'is no %s while there is news, however near',
    (kind) => {
      const news = story('world-news', 20);
      expect(pick(story('local-news', 0, { ...county, kind }), news)[0]).toBe(news);
    },
  );

  test.each(['events', 'archives', 'food', 'lifestyle', 'real-estate', 'opinion'] as const)(
    'is not of %s while anything else is fresh',
    (feedKey) => {
      const other = story('technology', 20);
      expect(pick(story(feedKey, 0, county), other)[0]).toBe(other);
    },
  );

  test('is of such a section where nothing else is left', () => {
    const food = story('food', 0);
    expect(pick(food)).toEqual([food]);
  });

  test('has something to say besides its headline, while one of them does', () => {
    const [bare, told] = [story('local-news', 0, { ...county, description: '' }), story('world-news', 20)];
    expect(pick(bare, told)).toEqual([told, bare]);
  });

  test('is not older than a day while a younger one can lead', () => {
    const [old, young] = [story('local-news', 25, county), story('world-news', 20)];
    expect(pick(old, young)).toEqual([young, old]);
  });

  test('is never an entry of a calendar', () => {
    const calendar = { dates: 'November 24, 2026', text: '' };
    expect(pick(story('local-news', 0, { ...county, calendar }))).toEqual([]);
  });
});

describe('the seconds', () => {
  test('are at most three, each from another source', () => {
    const stories = Array.from({ length: 9 }, (_, age) =>
      story('politics', age, { source: `Paper ${age % 5}` }),
    );
    expect(pick(...stories).map(({ item }) => item.source)).toEqual([
      'Paper 0',
      'Paper 1',
      'Paper 2',
      'Paper 3',
    ]);
  });

  test('are three also in a paper with two sources', () => {
    const stories = [0, 1, 2, 3, 4].map((age) => story('politics', age, { source: `Paper ${age > 0}` }));
    expect(pick(...stories)).toEqual(stories.slice(0, 4));
  });

  test('with the lead are two of the local sources, while they have two', () => {
    const feature = story('local-news', 20, { ...county, kind: 'feature' });
    const top = pick(
      story('local-news', 1, county),
      feature,
      ...[0, 1, 2, 3].map((age) => story('politics', age)),
    );
    expect(top).toContain(feature);
    expect(top).toHaveLength(4);
  });

  test('with the lead are one of elsewhere, while there is one', () => {
    const far = story('archives', 20);
    const top = pick(far, ...[1, 2, 3, 4, 5].map((age) => story('local-news', age, county)));
    expect(top).toHaveLength(4);
    expect(top.at(-1)).toBe(far);
  });
});

describe('the local places', () => {
  const isLocal = ({ feedKey }: FrontStory) => feedKey === 'local-news';
  const features = [20, 21, 22].map((age) => story('local-news', age, { ...county, kind: 'feature' }));

  test('are two where more would come before none', () => {
    const top = pick(...features, ...[0, 1, 2, 3].map((age) => story('politics', age)));
    expect(top.filter(isLocal)).toHaveLength(2);
  });

  test('are those of Local News, while it has any, not of other sections that tell of the place', () => {
    const near = [0, 1, 2, 3].map((age) => story('politics', age, county));
    expect(pick(...features, ...near).filter(isLocal)).toHaveLength(2);
    expect(pick(...near)).toHaveLength(4);
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
