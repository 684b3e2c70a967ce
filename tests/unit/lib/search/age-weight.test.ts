import { expect, test } from '@jest/globals';
import { ageWeight } from '@/lib/search/age-weight';
import type { DocumentKind } from '@/lib/search/search-document';

const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;

test.each<[string, DocumentKind, number, number]>([
  ['a headline of this moment', 'headline', 0, 1],
  ['after four days', 'headline', -4, 0.75],
  ['after eight days', 'headline', -8, 0.625],
  ['dated tomorrow counts as of now', 'headline', 1, 1],
  ['an event of today', 'event', 0, 1],
  ['an event in two weeks', 'event', 14, 0.8],
  ['an event two weeks ago', 'event', -14, 0.8],
  ['a post of last year', 'post', -365, 0.875],
])('%s', (_name, kind, days, weight) => {
  expect(ageWeight({ kind, date: new Date(now + days * day) }, now)).toBeCloseTo(weight);
});

test.each<[DocumentKind, number]>([
  ['headline', 0.5],
  ['event', 0.6],
  ['post', 0.75],
  ['page', 0.8],
  ['question', 0.8],
])('a %s without a date weighs as an old one', (kind, weight) => {
  expect(ageWeight({ kind, date: undefined }, now)).toBe(weight);
});
