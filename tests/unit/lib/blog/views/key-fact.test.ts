import { expect, test } from '@jest/globals';
import { splitFact } from '@/lib/blog/views/key-fact';

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
