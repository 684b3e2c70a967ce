import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { collectionGraph, sectionGraph } from '@/lib/outbound/metadata/graphs/collection-graph';
import { newsItem } from '../../../../news-items';

const sports = { name: 'Sports', description: 'Who plays in town.', path: '/news/sports' };
const items = [
  newsItem({ title: 'First', link: 'https://example.org/1' }),
  newsItem({ title: 'Second', link: 'https://example.org/2' }),
];
const [page, list, breadcrumbs] = sectionGraph(sports, { items }, thisCity())['@graph'];

describe('the data of a section', () => {
  test('is a collection at its own address', () => {
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      url: 'http://localhost:3000/news/sports',
      name: 'Sports',
    });
  });

  test('lists the headlines at their publishers, in order', () => {
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'First', url: 'https://example.org/1' },
        { '@type': 'ListItem', position: 2, name: 'Second', url: 'https://example.org/2' },
      ],
    });
  });

  test.each(['Descending', 'Ascending'] as const)('says when they stand by time: %s', (order) => {
    const [, ordered] = sectionGraph(sports, { items, order }, thisCity())['@graph'];
    expect(ordered).toHaveProperty('itemListOrder', `https://schema.org/ItemListOrder${order}`);
  });

  test('says nothing of an order by other rules', () => {
    const [, ordered] = sectionGraph(sports, { items }, thisCity())['@graph'];
    expect(ordered).not.toHaveProperty('itemListOrder');
  });

  test('claims no article of others as its own', () => {
    expect(JSON.stringify(sectionGraph(sports, { items }, thisCity()))).not.toContain('Article');
  });

  test('has the breadcrumb that the page shows', () => {
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'http://localhost:3000/' },
        { position: 2, name: 'Sports' },
      ],
    });
  });
});

test('a page of several sections is a collection, part of the site, with its breadcrumb', () => {
  expect(collectionGraph(sports, thisCity())['@graph']).toMatchObject([
    {
      '@type': 'CollectionPage',
      isPartOf: { '@id': 'http://localhost:3000/#site' },
      breadcrumb: { '@id': 'http://localhost:3000/news/sports#trail' },
    },
    { '@type': 'BreadcrumbList', '@id': 'http://localhost:3000/news/sports#trail' },
  ]);
});
