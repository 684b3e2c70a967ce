import { describe, expect, test } from '@jest/globals';
import { leadFirst, sectionOrder } from '@/lib/front/section-order';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { aged, now, story } from './front-material';

const paper = { region: 'US-CA', locale: 'en-US', timeZone: 'America/Los_Angeles' };
const county = { local: { reach: 'county' } } as const;
const far = (prominence: number, facts: Partial<NewsItem> = {}) =>
  ({ local: { reach: 'elsewhere' }, prominence, ...facts }) as const;
const ofHealth = { link: 'https://paper.example/health/a' };
const ofTwoSections = { categories: ['Business', 'Technology'] };
const unlikely = { prominence: -9 };
const quiet = (age: number, facts: Partial<NewsItem> = {}) => aged(age, { ...facts, ...unlikely });

describe('the lead of a section', () => {
  test.each<[string, FeedKey, number, Partial<NewsItem>]>([
    ['a story that is likely to lead', 'business', 20, far(1)],
    ['a story with a one-in-four chance of leading', 'business', 20, far(-1.1)],
    ['news from the county', 'local-news', 40, { ...county, prominence: 0 }],
    ['a story on any subject in a section that has none', 'national-news', 5, far(1, ofHealth)],
    ['a story labeled with both the section and another subject', 'business', 5, far(1, ofTwoSections)],
    ['a story about harm in Health', 'health', 5, far(1, { kind: 'hard' })],
  ])('may be %s (section %s, %d hours old)', (_, feedKey, age, facts) => {
    const newest = [story(feedKey, 1, unlikely), story(feedKey, 2, unlikely)];
    const lead = story(feedKey, age, facts);
    expect(leadFirst([...newest, lead], now, paper)).toEqual([lead, ...newest]);
  });

  test.each<[string, FeedKey, number, Partial<NewsItem>]>([
    ['a story that is unlikely to lead', 'business', 5, far(-1.5)],
    ['a story from the day before yesterday', 'business', 37, far(3)],
    ['an opinion', 'business', 5, far(3, { kind: 'opinion' })],
    ['an ad', 'business', 5, far(3, { kind: 'commerce' })],
    ['a story whose title is a question', 'business', 5, far(3, { title: 'Where did the jobs go?' })],
    [
      'an announcement for a day that has passed',
      'business',
      30,
      far(3, { title: 'Union votes tonight on it' }),
    ],
    ['a story about harm outside Health', 'business', 5, far(3, { kind: 'hard' })],
    ['a story that its publisher puts in another section', 'business', 5, far(3, ofHealth)],
    ['a headline in Events', 'events', 5, far(3)],
  ])('is not %s (section %s, %d hours old)', (_, feedKey, age, facts) => {
    const stories = [story(feedKey, 1, unlikely), story(feedKey, age, facts)];
    expect(leadFirst(stories, now, paper)).toEqual(stories);
  });

  test('is the most prominent of several candidates', () => {
    const [newest, most, less] = [1, 3, 2].map((prominence, at) => story('politics', at, far(prominence)));
    expect(leadFirst([newest, most, less] as never, now, paper)[0]).toBe(most);
  });

  test('is a local story rather than a story from farther away', () => {
    const [near, nation] = [story('business', 9, { ...county, prominence: 0 }), story('business', 1, far(5))];
    expect(leadFirst([nation, near], now, paper)).toEqual([near, nation]);
  });

  test('does not exist in an empty section', () => {
    expect(leadFirst([], now, paper)).toEqual([]);
  });
});

test('a section’s page leads with its most prominent item in the site’s language', () => {
  const [newest, spanish, third] = [quiet(1), aged(2, far(9, { language: 'es' })), quiet(3)];
  const lead = aged(4, far(1));
  const items = [newest, spanish, third, lead];
  expect(sectionOrder('world-news', items, now, paper)).toEqual([lead, newest, third, spanish]);
});

describe('a section’s page without a prominent item', () => {
  test.each(['opinion', 'lifestyle', 'business', 'politics', 'sports', 'food'] as const)(
    'lists local items first in the section %s',
    (feedKey) => {
      const items = [quiet(1), quiet(5, county)];
      expect(sectionOrder(feedKey, items, now, paper)).toEqual(items.toReversed());
    },
  );

  test.each(['world-news', 'local-news', 'archives'] as const)(
    'is sorted by time in the section %s',
    (feedKey) => {
      const items = [quiet(1), quiet(5, county)];
      expect(sectionOrder(feedKey, items, now, paper)).toEqual(items);
    },
  );

  test.each(['local-news', 'politics'] as const)('lists Spanish items last in the section %s', (feedKey) => {
    const [spanish, ...english] = [quiet(1, { ...county, language: 'es' }), quiet(2, county), quiet(3)];
    expect(sectionOrder(feedKey, [spanish, ...english], now, paper)).toEqual([...english, spanish]);
  });

  test('mixes English and Spanish items, sorted by time, in a Spanish-speaking region', () => {
    const items = [quiet(1, { language: 'es' }), quiet(2), quiet(3)];
    expect(sectionOrder('local-news', items, now, { ...paper, region: 'MX-YUC' })).toEqual(items);
  });
});
