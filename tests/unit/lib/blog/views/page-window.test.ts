import { expect, test } from '@jest/globals';
import { splitFact } from '@/lib/blog/views/key-fact';
import { pageWindow } from '@/lib/blog/views/page-window';

const gap = 'gap';

test.each([
  [1, 0, []],
  [1, 1, []],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, gap, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 7, [1, gap, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 3, 4, 5, 6, 7, gap, 9]],
  [50, 100, [1, gap, 48, 49, 50, 51, 52, gap, 100]],
  [99, 100, [1, gap, 96, 97, 98, 99, 100]],
])('pageWindow(%i, %i) returns %j', (current, pages, parts) => {
  expect(pageWindow(current, pages)).toEqual(parts);
});

test.each([
  ['40,000 willow poles fenced the colony', '40,000', 'willow poles fenced the colony'],
  ['$2 an acre was the price', '$2', 'an acre was the price'],
  ['1938: the river floods the county', '1938', 'the river floods the county'],
  ['103-5 was the vote', '103-5', 'was the vote'],
  ['5.5% of the budget', '5.5%', 'of the budget'],
])('splitFact separates the number from the rest of “%s”', (fact, figure, words) => {
  expect(splitFact(fact)).toEqual({ figure, words });
});

test.each(['Open on Sundays', 'About 40 oaks', '12345678 is too long for its column', '1857'])(
  'splitFact does not split “%s”',
  (fact) => {
    expect(splitFact(fact)).toEqual({ words: fact });
  },
);
