import { describe, expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { nothingShown, takeEvenly, takeStories } from '@/lib/front/take-stories';
import { item } from '../news/make-item';
import { story } from './front-material';

const link = 'https://a.example/1';
const one = item({ id: 'a', link, title: 'A bridge over the river opens', source: 'A' });

describe('a page', () => {
  test.each([
    ['by its link', { link: 'https://a.example/1?utm_source=rss' }],
    ['by its id and source', { id: 'a', source: 'A' }],
    ['by its title in another outlet', { title: 'A Bridge Over the River Opens!' }],
    ['by another outlet’s report on it', { also: [{ source: 'A', title: 'Their title', link }] }],
  ])('recognizes a story it already shows %s', (_, fields) => {
    const shown = nothingShown();
    shown.add(one);
    expect(shown.has(item(fields))).toBe(true);
  });

  test.each([
    ['the same id from another source', { id: 'a', source: 'B' }],
    ['a title of three words', { title: 'Morning in Rome' }],
  ])('treats %s as a different story', (_, fields) => {
    const shown = nothingShown();
    shown.add({ ...one, title: 'Morning in Rome' });
    expect(shown.has(item(fields))).toBe(false);
  });
});

describe('two reports too similar for one page', () => {
  const alike = ['A', 'B'].map((source) => story('local-news', 1, { source, akin: ['1 2'] }));
  const other = story('local-news', 2, { source: 'C' });
  const sources = (stories: readonly FrontStory[]) => stories.map(({ item }) => item.source);

  test('take only one place while other stories are available', () => {
    expect(sources(takeEvenly([...alike, other], 2, nothingShown()))).toEqual(['A', 'C']);
    expect(sources(takeStories([...alike, other], 3, nothingShown()))).toEqual(['A', 'C']);
  });

  test('both appear if a place would otherwise stay empty', () => {
    expect(sources(takeEvenly([...alike, other], 3, nothingShown()))).toEqual(['A', 'B', 'C']);
  });
});

describe('takeEvenly', () => {
  const of = (source: string, count: number) =>
    Array.from({ length: count }, (_, age) => story('local-news', age, { source }));
  const sources = (most: number, ...stories: FrontStory[]) =>
    takeEvenly(stories, most, nothingShown()).map(({ item }) => item.source);

  test('gives no outlet more than a third of the places while other outlets have news', () => {
    expect(sources(6, ...of('A', 5), ...of('B', 2), ...of('C', 2))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
  });

  test('counts stories that are already in the list, and takes a repeated story only once', () => {
    const stories = [...of('A', 4), ...of('B', 2), ...of('C', 2)];
    const taken = takeEvenly([...stories, ...stories], 6, nothingShown(), of('A', 1));
    expect(taken.map(({ item }) => item.source)).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
    expect(new Set(taken).size).toBe(6);
  });

  test('fills empty places with the remaining stories, in order', () => {
    expect(sources(4, ...of('A', 5), ...of('B', 1))).toEqual(['A', 'A', 'A', 'B']);
  });
});
