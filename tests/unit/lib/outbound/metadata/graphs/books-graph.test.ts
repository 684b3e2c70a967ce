import { expect, test } from '@jest/globals';
import type { Book, Books } from '@/lib/city/city-type';
import { booksGraph } from '@/lib/outbound/metadata/graphs/books-graph';
import { anaheim } from '../../../../anaheim';

const own = (title: string, more: Partial<Book> = {}): Book => ({
  title,
  cover: `https://covers.example/${title}.jpg`,
  url: `https://shop.example/${title}`,
  ...more,
});

function listOf(list: Books['list']) {
  const graph = booksGraph({ ...anaheim.books, list });
  return JSON.parse(JSON.stringify(graph))['@graph'][0];
}

test('books are counted and numbered without the samples', () => {
  const list = listOf([own('one'), own('sample', { sample: true }), own('two')]);
  expect(list).toMatchObject({
    '@id': 'http://localhost:3000/books#list',
    name: 'Books',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { name: 'one' } },
      { position: 2, item: { name: 'two' } },
    ],
  });
});

test('a book has its author where one is known', () => {
  const [one, two] = listOf([own('one', { author: 'Ann Bell' }), own('two')]).itemListElement;
  expect(one.item).toEqual({
    '@type': 'Book',
    name: 'one',
    author: { '@type': 'Person', name: 'Ann Bell' },
    image: 'https://covers.example/one.jpg',
    url: 'https://shop.example/one',
  });
  expect(two.item).not.toHaveProperty('author');
});
