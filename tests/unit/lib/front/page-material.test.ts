import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { localStories, storiesOf } from '@/lib/front/page-material';
import { type FeedKey, sections } from '@/lib/sections';
import { aged, material, now, story } from './front-material';

const everySection = material({});
const reach = (where: 'town' | 'county' | 'region') => ({ local: { reach: where } });

describe('local stories', () => {
  test('include Local News from the last three days', () => {
    const [recent, old] = [story('local-news', 71), story('local-news', 73)];
    expect(localStories([recent, old], everySection)).toEqual([recent]);
  });

  test('include all of Local News if none is newer than three days', () => {
    const own = [story('local-news', 90), story('local-news', 80)];
    expect(localStories(own, everySection)).toEqual(own);
  });

  test.each([
    ['include a business story about the town', 'business', 1, reach('town'), true],
    ['include a food story about the county that is a day old', 'food', 24, reach('county'), true],
    ['exclude a story about the region', 'business', 1, reach('region'), false],
    ['exclude a story without a place', 'business', 1, {}, false],
    [
      'exclude a story about the town that is just over a day old',
      'business',
      24 + 1 / 60,
      reach('town'),
      false,
    ],
  ] as const)('%s', (_, feedKey, age, fields, isLocal) => {
    expect(localStories([story(feedKey, age, fields)], everySection)).toHaveLength(isLocal ? 1 : 0);
  });

  test('include no stories from World News, Sports, Opinion, Archives or Events', () => {
    const isLeftOut = (key: FeedKey) =>
      localStories([story(key, 1, reach('town'))], everySection).length === 0;
    const leftOut = sections.map(({ feedKey }) => feedKey).filter(isLeftOut);
    expect(leftOut).toEqual(['world-news', 'sports', 'opinion', 'archives', 'events']);
  });

  test('include at most the five newest stories from other sections', () => {
    const guests = [6, 5, 4, 3, 2, 1].map((age) => story('business', age, reach('town')));
    expect(localStories(guests, everySection)).toEqual(guests.slice(1).reverse());
  });
});

test('local stories include all nearby stories, even sports, in a city without Local News', () => {
  const sections = everySection.sections.filter(({ feedKey }) => feedKey !== 'local-news');
  const near = [story('business', 90, reach('town')), story('sports', 1, reach('county'))];
  const far = [story('business', 1, reach('region')), story('world-news', 1, reach('town'))];
  expect(localStories([...near, ...far], { sections, now })).toEqual(near);
});

describe('page material', () => {
  test('lists stories in the order of their sections', () => {
    const [first, second] = [aged(2), aged(1)];
    expect(storiesOf(material({ business: [second], 'local-news': [first] }))).toMatchObject([
      { feedKey: 'local-news', item: first },
      { feedKey: 'business', item: second },
    ]);
  });

  const titled = (title: string, age: number, source = 'The Paper') => aged(age, { title, source });

  test.each([
    [
      'columns, whose titles are a date or repeat on another day',
      [titled('November 21, 2026', 1), titled('Notes', 1), titled('Notes', 20)],
    ],
    ['an announcement after its day', [titled('Fair opens tonight', 30)]],
  ])('leaves out %s', (_, others) => {
    const stories = [titled('Notes', 1, 'The Post'), titled('Lake rises', 1), titled('Lake rises', 19)];
    const shown = storiesOf(material({ business: [...others, ...stories] }));
    expect(shown.map(({ item }) => item)).toEqual(stories);
  });

  test('lists separately the stories that local sources report from elsewhere', () => {
    const beyond = [aged(1)];
    const news = { state: 'items', items: [], updatedAt: new Date(now), stale: false, beyond } as const;
    expect(storiesOf(material({ 'local-news': news }), 'beyond')).toMatchObject([
      { feedKey: 'local-news', item: beyond[0] },
    ]);
    expect(storiesOf(material({ 'local-news': [aged(1)] }), 'beyond')).toEqual([]);
  });
});
