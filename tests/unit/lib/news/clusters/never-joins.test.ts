import { expect, test } from '@jest/globals';
import { neverJoins, titleMold } from '@/lib/news/clusters/never-joins';
import type { NewsItem } from '@/lib/news/news-item';

const link = 'https://paper.example/news/1';

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
  'Opinion: The council should vote',
  'The council should vote | Opinion',
  'Letters: On the council’s vote',
])('never groups reports titled "%s"', (title) => {
  expect(neverJoins({ title, link })).toBe(true);
});

test.each<Partial<NewsItem>>([
  ...(['calendar', 'commerce', 'obituaries', 'opinion', 'roundup'] as const).map((kind) => ({ kind })),
  { calendar: {} as NewsItem['calendar'] },
  { link: 'https://paper.example/opinion/1' },
  { link: 'https://paper.example/news/letters-to-the-editor/1' },
])('never groups a story with %j', (fields) => {
  expect(neverJoins({ title: 'Council votes', link, ...fields })).toBe(true);
});

test.each(['Council votes on rents', 'Concert was live, and loud', 'A new show to watch'])(
  'may group reports titled "%s"',
  (title) => {
    expect(neverJoins({ title, link })).toBe(false);
    expect(neverJoins({ title, link, kind: 'hard' })).toBe(false);
  },
);

test('titleMold removes numbers, days, months and punctuation', () => {
  expect(titleMold('Council meets Monday, Nov. 23: 5 items')).toBe('council meets items');
  expect(titleMold('Council meets Tuesday, December 1 – 12 items!')).toBe('council meets items');
});
