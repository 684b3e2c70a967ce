import { expect, test } from '@jest/globals';
import { isRetold } from '@/lib/news/clusters/pairs/retold';
import { itemWords, toProfile } from '@/lib/news/clusters/pairs/to-profile';
import { noWords } from '@/lib/news/clusters/words/word-counts';

const profile = (title: string) => toProfile(title, itemWords({ title, description: '' }), noWords());

const retold = (one: string, other: string, inCommon = 0.5, hours = 1) =>
  isRetold(profile(one), profile(other), inCommon, hours);

test.each([
  ['economy loses 23,000 jobs', 'employers cut 23,000 jobs', true],
  ['economy loses 23,000 jobs', 'employers cut 24,000 jobs', false],
  ['fire burns 300 acres', 'the fire at 300 acres', false],
  ['the budget of 2026', 'a vote on 2026', false],
  ['a bill of 1950 dollars', 'he owes 1950 dollars', false],
  ['a bill of 2150 dollars', 'he owes 2150 dollars', true],
  ['economy loses jobs', 'employers cut jobs', false],
])('"%s" and "%s" of one outlet are one story: %s', (one, other, isOne) => {
  expect(retold(one, other)).toBe(isOne);
});

test('a shared figure shows nothing a day later, or where the words differ', () => {
  const [one, other] = ['economy loses 23,000 jobs', 'employers cut 23,000 jobs'];
  expect([24, 24.1].map((hours) => retold(one, other, 0.5, hours))).toEqual([true, false]);
  expect([1 / 3, 0.33].map((inCommon) => retold(one, other, inCommon))).toEqual([true, false]);
});
