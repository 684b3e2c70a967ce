import { describe, expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { nothingShown, takeEvenly, takeStories } from '@/lib/front/take-stories';
import { item } from '../news/make-item';
import { story } from './front-material';

const one = item({
  id: 'a',
  link: 'https://a.example/1',
  title: 'A bridge over the river opens',
  source: 'A',
});

describe('a page knows a story again', () => {
  test.each([
    ['by its address', { link: 'https://a.example/1?utm_source=rss' }],
    ['by its id and source', { id: 'a', source: 'A' }],
    ['by its title, elsewhere', { title: 'A Bridge Over the River Opens!' }],
    ['as one that another outlet has too', { also: [{ source: 'A', link: 'https://a.example/1' }] }],
  ])('%s', (_, fields) => {
    const shown = nothingShown();
    shown.add(one);
    expect(shown.has(item(fields))).toBe(true);
  });

  test.each([
    ['the same id from another source', { id: 'a', source: 'B' }],
    ['a title of three words', { title: 'Morning in Rome' }],
  ])('%s is another', (_, fields) => {
    const shown = nothingShown();
    shown.add({ ...one, title: 'Morning in Rome' });
    expect(shown.has(item(fields))).toBe(false);
  });
});

describe('of two reports too much alike for one page', () => {
  const alike = ['A', 'B'].map((source) => story('local-news', 1, { source, akin: ['1 2'] }));
  const other = story('local-news', 2, { source: 'C' });
  const sources = (stories: readonly FrontStory[]) => stories.map(({ item }) => item.source);

  test('a list has one where there is other news', () => {
    expect(sources(takeEvenly([...alike, other], 2, nothingShown()))).toEqual(['A', 'C']);
    expect(sources(takeStories([...alike, other], 3, nothingShown()))).toEqual(['A', 'C']);
  });

  test('a list has both rather than be shorter', () => {
    expect(sources(takeEvenly([...alike, other], 3, nothingShown()))).toEqual(['A', 'B', 'C']);
  });
});

describe('a list that is taken evenly', () => {
  const of = (source: string, count: number) =>
    Array.from({ length: count }, (_, age) => story('local-news', age, { source }));
  const sources = (most: number, ...stories: FrontStory[]) =>
    takeEvenly(stories, most, nothingShown()).map(({ item }) => item.source);

  test('has no outlet over a third while others have news', () => {
    expect(sources(6, ...of('A', 5), ...of('B', 2), ...of('C', 2))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
  });

  test('counts for that what it has already, and a story that comes twice once', () => {
    const [first, ...more] = of('A', 5);
    const list = first ? [first] : [];
    const stories = [...more, ...of('B', 2), ...of('C', 2)];
    const taken = takeEvenly([...stories, ...stories], 6, nothingShown(), list);
    expect(taken.map(({ item }) => item.source)).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
    expect(new Set(taken).size).toBe(6);
  });

  test('may be of one', () => {
    expect(sources(1, ...of('A', 2))).toEqual(['A']);
  });

  test('is filled up with what there is, in its order', () => {
    expect(sources(4, ...of('A', 5), ...of('B', 1))).toEqual(['A', 'A', 'A', 'B']);
  });
});
