import '../../open-cities';
import { expect, test } from '@jest/globals';
import { BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { anaheim } from '../../anaheim';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const { books } = anaheim;
const real = {
  ...books,
  authorPage: 'https://shop.example/author/one',
  list: [{ title: 'Billionaire Rest', cover: 'https://covers.example/1.jpg', url: 'https://shop.example/1' }],
};

test('says that a list with made-up titles is a sample', () => {
  expect(words(<BooksHeading city={thisCity()} books={books} />)).toContain(
    'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
  );
});

test('shows no such notice for a real list, and links to the author’s page', () => {
  expect(words(<BooksHeading city={thisCity()} books={real} />)).not.toMatch(/sample/i);
  expect(html(<BooksHeading city={thisCity()} books={real} />)).toContain(
    'href="https://shop.example/author/one"',
  );
});

const program = { name: 'St. Example’s College', href: 'https://college.example/' };

test('names the banner’s sponsor before its promise', () => {
  expect(words(<ProgramBanner city={thisCity()} program={program} />)).toMatch(
    /^Promotion: St. Example’s College Transform/,
  );
});

test('labels Anaheim’s banner as a sample', () => {
  const text = words(books.program ? <ProgramBanner city={thisCity()} program={books.program} /> : '');
  expect(text).toMatch(/^Sample promotion: St. John’s College Transform/);
  expect(text).toContain('St. John’s College did not place it');
});
