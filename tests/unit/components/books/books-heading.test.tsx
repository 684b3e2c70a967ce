import { expect, test } from '@jest/globals';
import { BooksHeading } from '@/components/books/bookshelf';
import { anaheim } from '../../anaheim';
import { html, words } from '../../html';

const { books } = anaheim;
const real = {
  ...books,
  authorPage: 'https://shop.example/author/one',
  list: [{ title: 'Billionaire Rest', cover: 'https://covers.example/1.jpg', url: 'https://shop.example/1' }],
};

test('a list with made-up titles is called a sample in one line', () => {
  expect(words(<BooksHeading books={books} />)).toContain(
    'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
  );
});

test('a real list has no such line, and leads to the author’s own page', () => {
  expect(words(<BooksHeading books={real} />)).not.toMatch(/sample/i);
  expect(html(<BooksHeading books={real} />)).toContain('href="https://shop.example/author/one"');
});
