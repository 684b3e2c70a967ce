import { expect, test } from '@jest/globals';
import { BookCard, BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
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

const program = { name: 'St. Example’s College', href: 'https://college.example/' };

test('the banner says whose promotion it is, before what it promises', () => {
  expect(words(<ProgramBanner program={program} />)).toMatch(/^Promotion: St. Example’s College Transform/);
});

test('one that nobody placed is called a sample, and says so in a sentence', () => {
  const text = words(<ProgramBanner program={{ ...program, sample: true }} />);
  expect(text).toMatch(/^Sample promotion: St. Example’s College Transform/);
  expect(text).toContain('St. Example’s College did not place it');
});

test('the promotion that comes with Anaheim is marked as a sample', () => {
  expect(anaheim.books.program.sample).toBe(true);
});

test('each made-up title says that it is a sample, and no other does', () => {
  const card = (sample?: true) =>
    words(<BookCard book={{ title: 'Rest', ...(sample && { sample }) }} books={books} />);
  expect(card(true)).toContain('Sample title');
  expect(card()).not.toMatch(/sample/i);
});
