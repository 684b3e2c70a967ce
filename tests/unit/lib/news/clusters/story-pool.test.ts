import { beforeEach, describe, expect, test } from '@jest/globals';
import { countItems } from '@/lib/news/clusters/profile';
import {
  addStory,
  emptyPool,
  joinable,
  poolKey,
  removeStory,
  type StoryPool,
} from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { otherNews, report } from './day-of-news';

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const fire = (outlet: string, hour = 0, facts: Partial<NewsItem> = {}) =>
  report(outlet, 'Canyon Fire forces evacuations in Yorba Linda', text, { hour, ...facts });

let pool: StoryPool;
beforeEach(() => {
  pool = emptyPool(countItems(otherNews));
});

function add(...items: NewsItem[]): void {
  for (const item of items) addStory(pool, item);
}

const linkOf = (one: NewsItem, other: NewsItem) => pool.members.get(poolKey(one))?.links.get(poolKey(other));
const joins = () => joinable(pool).map(({ item }) => item);

test('the profile of a headline leaves out the outlet’s name at its end', () => {
  const plain = fire('a.example', 0, { source: 'Canyon Gazette' });
  const named = { ...plain, title: `${plain.title} | Canyon Gazette` };
  add(plain, named);
  const profileOf = (item: NewsItem) => pool.members.get(poolKey(item))?.profile;
  expect(profileOf(named)).toBeDefined();
  expect(profileOf(named)).toEqual(profileOf(plain));
  expect(countItems([named])).toEqual(countItems([plain]));
});

describe('two stories in the pool', () => {
  test('are linked both ways', () => {
    const [one, other] = [fire('a.example'), fire('b.example')];
    add(one, other);
    expect(linkOf(one, other)).toBeGreaterThan(0);
    expect(linkOf(other, one)).toBe(linkOf(one, other));
  });

  test.each([
    [72, true],
    [72.1, false],
  ])(
    'are linked only if they are at most 72 hours apart: at %d hours, the result is %s',
    (hours, isLinked) => {
      const [one, other] = [fire('a.example', hours), fire('b.example')];
      add(one, other);
      expect(linkOf(one, other) !== undefined).toBe(isLinked);
    },
  );

  test('are not compared if they share no words', () => {
    const other = report('b.example', 'Dog park to get new turf');
    const one = fire('a.example');
    add(one, other);
    expect(linkOf(one, other)).toBeUndefined();
  });
});

describe('a story in the pool', () => {
  test('appears only once, even if a copy’s link has tracking parameters', () => {
    const one = fire('a.example');
    add(one, { ...one, link: `${one.link}?utm_source=rss` });
    expect(joins()).toEqual([one]);
  });

  test('is dated by when it was first seen if it has no date', () => {
    const one = fire('a.example', 80);
    add({ ...one, pubDate: undefined });
    expect(pool.members.get(poolKey(one))?.time).toBe(one.firstSeen.getTime());
  });
});

describe('a repeated title', () => {
  const again = (hour: number) => fire('a.example', hour, { link: `https://a.example/fire-${hour}` });

  test.each([
    [18, true],
    [18.1, false],
  ])(
    'can be grouped for up to 18 hours, then is a series: after %d hours, it can be grouped: %s',
    (hours, isNone) => {
      add(again(0), again(hours));
      expect(joins()).toHaveLength(isNone ? 2 : 0);
    },
  );

  test('is a series at once if only a number or a weekday in it differs', () => {
    add(report('a.example', 'Council meets Monday'), report('a.example', 'Council meets Tuesday'));
    expect(joins()).toEqual([]);
  });

  test('from another outlet is not a series', () => {
    add(report('a.example', 'Council meets Monday'), report('b.example', 'Council meets Tuesday'));
    expect(joins()).toHaveLength(2);
  });

  test('is no longer a series after the first story has left the pool', () => {
    add(again(0), again(20));
    removeStory(pool, poolKey(again(0)));
    expect(joins()).toHaveLength(1);
  });
});
