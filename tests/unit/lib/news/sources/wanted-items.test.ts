import { expect, test } from '@jest/globals';
import { wantedItems } from '@/lib/news/sources/wanted-items';
import { item } from '../make-item';

const url = 'https://news.example/feed';

test('row 47: an item with a blocked word in title or category is left out', () => {
  const items = [
    item({ title: 'Sponsored: a car' }),
    item({ category: 'Press release' }),
    item({ title: 'A park opens' }),
  ];
  expect(wantedItems(items, { url, blockWords: ['sponsored', 'Press Release'] })).toEqual([items[2]]);
});

test('onlyWords keeps the items that have one of them in title or description', () => {
  const items = [
    item({ title: 'Anaheim votes' }),
    item({ description: 'A day in anaheim' }),
    item({ title: 'Elsewhere' }),
  ];
  expect(wantedItems(items, { url, onlyWords: ['Anaheim'] })).toEqual(items.slice(0, 2));
});

test('without words every item is wanted', () => {
  const items = [item({}), item({})];
  expect(wantedItems(items, { url })).toEqual(items);
});
