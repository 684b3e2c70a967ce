import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import type { FeedSource } from '@/lib/news/feed-source';
import type { NewsItem } from '@/lib/news/news-item';
import { wantedItems } from '@/lib/news/sources/wanted-items';
import { item } from '../make-item';

const url = 'https://news.example/feed';

function wantedOf(items: readonly NewsItem[], source: Partial<FeedSource>) {
  const { wanted, left } = wantedItems(items, { url, ...source }, { city: thisCity() });
  return { titles: wanted.map(({ title }) => title), left };
}

test('row 47: an item with a blocked word in title or category is left out', () => {
  const items = [
    item({ title: 'Notice: a car' }),
    item({ title: 'Cars', category: 'Press release' }),
    item({ title: 'A park opens' }),
  ];
  expect(wantedOf(items, { blockWords: ['notice', 'Press Release'] })).toEqual({
    titles: ['A park opens'],
    left: { 'blocked-word': 2 },
  });
});

test('onlyWords keeps the items that have one of them in title or description', () => {
  const items = [
    item({ title: 'Anaheim votes' }),
    item({ title: 'Parade', description: 'A day in anaheim' }),
    item({ title: 'Elsewhere' }),
  ];
  expect(wantedOf(items, { onlyWords: ['Anaheim'] })).toEqual({
    titles: ['Anaheim votes', 'Parade'],
    left: { 'other-subject': 1 },
  });
});

test('without words every item is wanted', () => {
  expect(wantedOf([item({ title: 'One' }), item({ title: 'Two' })], {}).titles).toEqual(['One', 'Two']);
});
