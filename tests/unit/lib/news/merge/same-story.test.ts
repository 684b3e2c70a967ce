import { describe, expect, test } from '@jest/globals';
import { isSameStory, traitsOf } from '@/lib/news/merge/same-story';
import type { NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 22) + hours * hour);
const long = 'Council votes to repair the library roof';

/** Of two feeds with one item each, a day apart unless they say when. */
function same(one: Partial<NewsItem>, other: Partial<NewsItem>): boolean {
  const [a] = traitsOf([item({ pubDate: at(0), firstSeen: at(100), ...one })]);
  const [b] = traitsOf([item({ pubDate: at(24), firstSeen: at(100), ...other })]);
  return a !== undefined && b !== undefined && isSameStory(a, b);
}

const paper = (more: Partial<NewsItem> = {}) => ({
  title: long,
  link: 'https://paper.example/a',
  source: 'The Paper',
  description: '',
  ...more,
});
const radio = (more: Partial<NewsItem> = {}) => ({
  title: long,
  link: 'https://radio.example/b',
  source: 'The Radio',
  description: '',
  ...more,
});

describe('two items of one publisher under one title', () => {
  test.each([
    [72, long, true],
    [72.01, long, false],
    [12, 'Ducks win', true],
    [12.01, 'Ducks win', false],
    [72, 'Ducks win again', true],
  ])('%p hours apart, %s: %p', (hours, title, is) => {
    const later = { title, link: 'https://paper.example/b', pubDate: at(hours) };
    expect(same(paper({ title }), paper(later))).toBe(is);
  });

  test('case, accents, articles and labels do not count', () => {
    const later = {
      title: 'UPDATE: The Council votes to repair library roof',
      link: 'https://paper.example/b',
    };
    expect(same(paper(), paper(later))).toBe(true);
  });

  test.each(['The Paper', 'paper.example', 'Maria Lopez', 'video'])(
    'nor does a tail that says "%s"',
    (tail) => {
      const later = { title: `${long} | ${tail}`, author: 'Maria Lopez', link: 'https://paper.example/b' };
      expect(same(paper(), paper(later))).toBe(true);
    },
  );

  test('another tail does', () => {
    const later = { title: `${long} | Opinion`, link: 'https://paper.example/b' };
    expect(same(paper(), paper(later))).toBe(false);
  });

  test('the publisher is told by the name too', () => {
    expect(same(paper({ title: 'Ducks win' }), radio({ title: 'Ducks win', pubDate: at(1) }))).toBe(false);
    const elsewhere = radio({ title: 'Ducks win', source: 'the paper', pubDate: at(1) });
    expect(same(paper({ title: 'Ducks win' }), elsewhere)).toBe(true);
  });
});

describe('two items of two publishers under one title', () => {
  const eight = 'one two three four five six seven eight'.replace('one two', 'roof repairs');

  test.each([
    ['four big words are enough', 'Council repairs library roof', '', '', true],
    ['three are not', 'Council repairs roof', '', '', false],
    [
      'half of the words of the excerpts agree',
      long,
      eight,
      'roof repairs three four nope none never nil',
      true,
    ],
    ['fewer than half agree', long, eight, 'roof repairs three nada nope none never nil', false],
    ['an excerpt of seven words tells nothing', long, eight, 'nada nope none never nil null nought', true],
  ])('%s', (_name, title, one, other, is) => {
    expect(same(paper({ title, description: one }), radio({ title, description: other }))).toBe(is);
  });
});

describe('one address', () => {
  test('is one story under any title', () => {
    expect(same(paper(), paper({ title: 'Ducks win' }))).toBe(true);
  });

  test('of a front page is none', () => {
    const front = { link: 'https://paper.example' };
    expect(same(paper(front), paper({ ...front, title: 'Library closes' }))).toBe(false);
  });

  test('with another campaign is one under the same title, however much later', () => {
    const at9 = (ref: string, more: Partial<NewsItem> = {}) =>
      paper({ link: `https://paper.example/a?ref=${ref}`, ...more });
    expect(same(at9('mail'), at9('app', { pubDate: at(200) }))).toBe(true);
  });

  test.each([
    ['Library closes', true],
    ['Council repairs', true],
    ['Library closes early', false],
  ])('with another campaign is one where half of the shorter title is in the other: %s, %p', (title, is) => {
    const link = (ref: string) => ({ link: `https://paper.example/a?ref=${ref}` });
    expect(same(paper(link('mail')), paper({ ...link('app'), title }))).toBe(is);
  });

  test('that several items of a feed share tells nothing', () => {
    const feed = [item(paper()), item(paper({ title: 'Library closes' }))];
    const [other] = traitsOf([item(paper({ title: 'Ducks win' }))]);
    expect(traitsOf(feed).map((one) => other && isSameStory(one, other))).toEqual([false, false]);
  });
});
