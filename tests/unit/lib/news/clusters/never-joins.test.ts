import { expect, test } from '@jest/globals';
import { neverJoins, titleMold } from '@/lib/news/clusters/never-joins';
import type { NewsItem } from '@/lib/news/news-item';

test.each([
  'News in brief',
  'Lottery: no ticket matched',
  'Weather forecast for Friday',
  'Shares close lower',
  'This week in business',
  'Letters to the editor',
  'Things to do on Sunday',
  'Live: the council meets',
  'Watch: the parade',
  'Canyon Fire live updates',
  'The vote as it happened',
])('"%s" is grouped with nothing', (title) => {
  expect(neverJoins({ title })).toBe(true);
});

test.each(['calendar', 'commerce', 'obituaries', 'roundup'] as const)('nor is a story of kind %s', (kind) => {
  expect(neverJoins({ title: 'Council votes', kind })).toBe(true);
});

test('nor is an entry of a calendar', () => {
  expect(neverJoins({ title: 'Council votes', calendar: {} as NewsItem['calendar'] })).toBe(true);
});

test.each(['Council votes on rents', 'Concert was live, and loud', 'A new show to watch'])(
  '"%s" may be',
  (title) => {
    expect(neverJoins({ title })).toBe(false);
    expect(neverJoins({ title, kind: 'hard' })).toBe(false);
  },
);

test('a title’s mold has no numbers, days, months or signs', () => {
  expect(titleMold('Council meets Monday, Nov. 23: 5 items')).toBe('council meets items');
  expect(titleMold('Council meets Tuesday, December 1 – 12 items!')).toBe('council meets items');
});
