import { expect, test } from '@jest/globals';
import { BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { anaheim } from '../../anaheim';
import { html, words } from '../../html';
import { city } from '../../served-city';

const { books } = anaheim;

test('the page is labeled as a sample only if some of its titles are made up', () => {
  expect(words(<BooksHeading city={city} books={books} />)).toContain(
    'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
  );
  const authorPage = 'https://shop.example/author/one';
  const real = <BooksHeading city={city} books={{ ...books, authorPage, list: [{ title: 'Walden' }] }} />;
  expect(words(real)).not.toMatch(/sample/i);
  expect(html(real)).toContain(`href="${authorPage}"`);
});

test('shows the sponsor’s name at the start of the banner', () => {
  const program = { name: 'St. Example’s College', href: 'https://college.example/' };
  expect(words(<ProgramBanner city={city} program={program} />)).toMatch(
    /^Promotion: St. Example’s College Transform/,
  );
});

test('labels Anaheim’s banner as a sample', () => {
  const text = words(books.program && <ProgramBanner city={city} program={books.program} />);
  expect(text).toMatch(/^Sample promotion: St. John’s College Transform/);
  expect(text).toContain('St. John’s College did not place it');
});
