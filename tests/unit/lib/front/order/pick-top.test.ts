import { describe, expect, test } from '@jest/globals';
import type { StoryKind } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { defaultWeights } from '@/lib/front/order/default-weights';
import { pickTop, rankStories } from '@/lib/front/order/pick-top';
import { now, story } from '../front-material';

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
