import { expect, test } from '@jest/globals';
import type { Word } from '@/lib/news/clusters/words/read-words';
import { noWords } from '@/lib/news/clusters/words/word-counts';
import { cosine, shareWithin, tally, vectorOf } from '@/lib/news/clusters/words/word-vector';

const words = (text: string) => text.split(' ').map((stem) => ({ stem }) as Word);
const vector = (text: string) => vectorOf(tally(words(text)), { ...noWords(), texts: 9 });

test('words of the title count twice more', () => {
  expect(Object.fromEntries(tally(words('fire park fire'), words('park')))).toEqual({ fire: 2, park: 3 });
});

test('a vector has the length one, and a word said more often weighs more', () => {
  const weights = vector('fire fire park');
  expect([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)).toBeCloseTo(1);
  expect((weights.get('fire') ?? 0) / (weights.get('park') ?? 1)).toBeCloseTo(1 + Math.log(2));
});

test('of no words there is an empty one', () => {
  expect(vectorOf(new Map(), noWords()).size).toBe(0);
});

test('the same words are alike, others are not', () => {
  expect(cosine(vector('fire park'), vector('park fire'))).toBeCloseTo(1);
  expect(cosine(vector('fire park'), vector('council vote'))).toBe(0);
  expect(cosine(vector('fire park'), vector('fire park council vote'))).toBeCloseTo(Math.SQRT1_2);
  expect(cosine(vector('fire park council vote'), vector('fire park'))).toBeCloseTo(Math.SQRT1_2);
});

test('how much of one text another has', () => {
  expect(shareWithin(vector('fire park'), vector('fire park council'))).toBeCloseTo(1);
  expect(shareWithin(vector('fire park'), vector('fire council'))).toBeCloseTo(0.5);
  expect(shareWithin(vector('fire'), vector('park'))).toBe(0);
  expect(shareWithin(new Map(), vector('park'))).toBe(0);
});
