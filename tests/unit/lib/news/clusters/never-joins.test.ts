import { expect, test } from '@jest/globals';
import { neverJoins, titleTemplate } from '@/lib/news/clusters/never-joins';
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
])('neverJoins forbids grouping reports titled "%s"', (title) => {
  expect(neverJoins({ title })).toBe(true);
});

test.each<Partial<NewsItem>>([
  ...(['calendar', 'commerce', 'obituaries', 'opinion', 'roundup'] as const).map((kind) => ({ kind })),
  { calendar: {} as NewsItem['calendar'] },
])('neverJoins forbids grouping a story with the fields %j', (fields) => {
  expect(neverJoins({ title: 'Council votes', ...fields })).toBe(true);
});

test.each(['Council votes on rents', 'Concert was live, and loud', 'A new show to watch'])(
  'neverJoins does not forbid grouping reports titled "%s"',
  (title) => {
    expect(neverJoins({ title })).toBe(false);
    expect(neverJoins({ title, kind: 'hard' })).toBe(false);
  },
);

test('titleTemplate removes numbers, days, months and punctuation', () => {
  expect(titleTemplate('Council meets Monday, Nov. 23: 5 items')).toBe('council meets items');
  expect(titleTemplate('Council meets Tuesday, December 1 – 12 items!')).toBe('council meets items');
});
