import { expect, test } from '@jest/globals';
import { townsDiffer } from '@/lib/front/layout/told-town';
import { newsItem } from '../../../news-items';

const of = (town?: string) => newsItem({ local: { reach: 'county', town } });

test.each([
  ['two towns', [of('Fullerton'), of('Placentia')], true],
  ['a town, and a story without one', [of('Fullerton'), newsItem()], true],
  ['one town throughout', [of('Fullerton'), of('Fullerton')], false],
  ['no town at all', [newsItem(), of()], false],
  ['nothing', [], false],
])('%s', (_, items, differ) => {
  expect(townsDiffer(items)).toBe(differ);
});
