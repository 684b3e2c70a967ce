import { expect, test } from '@jest/globals';
import { townLabel, townsDiffer } from '@/lib/front/places/town-label';
import { newsItem } from '../../../news-items';

const of = (town?: string) => newsItem({ local: { reach: 'county', town } });

test.each([
  ['two towns', [of('Fullerton'), of('Placentia')], true],
  ['a town, and a story without one', [of('Fullerton'), newsItem()], true],
  ['the own town among others', [of('Oakfield'), of('Fullerton')], true],
  ['the own town throughout', [of('Oakfield'), newsItem()], false],
  ['no town at all', [newsItem(), of()], false],
  ['nothing', [], false],
])('%s', (_, items, differ) => {
  expect(townsDiffer(items, 'Oakfield')).toBe(differ);
});

test.each([
  ['Council votes on the budget', 'Fullerton', 'Fullerton'],
  ['Fullerton’s council votes', 'Fullerton', undefined],
  ['Council of Costa Mesa votes', 'Costa Mesa', undefined],
  ['Where the money comes from in LA’s race for mayor', 'Los Angeles', undefined],
  ['L.A. council votes', 'Los Angeles', undefined],
  ['Most Californians rent', 'California', undefined],
  ['Council votes', undefined, undefined],
])('over "%s" of %s stands %s', (title, town, told) => {
  expect(townLabel(newsItem({ title, local: { reach: 'county', town } }))).toBe(told);
});
