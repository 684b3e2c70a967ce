import { describe, expect, test } from '@jest/globals';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { scoreStory } from '@/lib/front/order/score-story';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { now, story } from '../front-material';

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
