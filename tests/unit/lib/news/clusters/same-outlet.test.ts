import { expect, test } from '@jest/globals';
import { itemWords, toProfile } from '@/lib/news/clusters/profile';
import { isOneArticle, isSameReport, outletOf } from '@/lib/news/clusters/same-outlet';
import { noWords } from '@/lib/news/clusters/words';

test.each([
  ['https://www.laist.com/news/a', 'laist.com'],
  ['https://news.laist.com/a', 'laist.com'],
  ['https://www.rnz.co.nz/news/1', 'rnz.co.nz'],
  ['https://www.merida.gob.mx/a', 'merida.gob.mx'],
  ['https://www.ci.anaheim.ca.us/a', 'anaheim.ca.us'],
  ['https://library.austin.lib.tx.us/a', 'austin.lib.tx.us'],
  ['https://www.canada.gc.ca/a', 'canada.gc.ca'],
  ['https://www.guelph.ca/a', 'guelph.ca'],
  ['https://one.substack.com/p/a', 'one.substack.com'],
  ['https://news.google.com/rss/articles/1', 'The Source'],
  ['not an address', 'The Source'],
])('the outlet of the address “%s” is %s', (link, outlet) => {
  expect(outletOf(link, 'The Source')).toBe(outlet);
});

test.each([
  [
    'true for two addresses that end in the same long name',
    '/x/the-same-long-name-of-it',
    '/y/the-same-long-name-of-it',
    true,
  ],
  [
    'true for two addresses with the same article number',
    '/x/article316828104.html',
    '/article316828104.html',
    true,
  ],
  ['false for two addresses that end in the same short name', '/x/index.html', '/y/index.html', false],
  ['false for two equal addresses', '/the-same-long-name-of-it', '/the-same-long-name-of-it', false],
])('isOneArticle is %s', (_, one, other, expected) => {
  expect(isOneArticle(`https://a.example${one}`, `https://a.example${other}`)).toBe(expected);
});

const profile = (title: string) => toProfile(title, itemWords({ title, description: '' }), noWords());

const retold = (one: string, other: string, inCommon = 0.5, hours = 1) =>
  isSameReport(profile(one), profile(other), inCommon, hours);

test.each([
  ['economy loses 23,000 jobs', 'employers cut 23,000 jobs', true],
  ['economy loses 23,000 jobs', 'employers cut 24,000 jobs', false],
  ['fire burns 300 acres', 'the fire at 300 acres', false],
  ['the budget of 2026', 'a vote on 2026', false],
  ['a bill of 1950 dollars', 'he owes 1950 dollars', false],
  ['a bill of 2150 dollars', 'he owes 2150 dollars', true],
  ['economy loses jobs', 'employers cut jobs', false],
])('for "%s" and "%s" from one outlet, isSameReport returns %s', (one, other, isOne) => {
  expect(retold(one, other)).toBe(isOne);
});

test('a common figure does not make two reports the same if they are over a day apart or their words differ', () => {
  const [one, other] = ['economy loses 23,000 jobs', 'employers cut 23,000 jobs'];
  expect([24, 24.1].map((hours) => retold(one, other, 0.5, hours))).toEqual([true, false]);
  expect([1 / 3, 0.33].map((inCommon) => retold(one, other, inCommon))).toEqual([true, false]);
});
