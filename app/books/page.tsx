import type { Metadata } from 'next';
import { BookCard } from '@/components/books/book-card';
import { BooksHeading } from '@/components/books/books-heading';
import { ProgramBanner } from '@/components/books/program-banner';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { booksGraph } from '@/lib/outbound/metadata/graphs/books-graph';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isSampleShelf } from '@/lib/pages/books/book-links';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const { siteTitle, books } = thisCity();
  const shelf = isSampleShelf(books) ? 'a sample shelf of ' : '';
  return pageMetadata({
    title: 'Books',
    description: `Books from ${siteTitle}: ${shelf}${books.list.length} titles, a series and a few classics.`,
    path: '/books',
    keywords: ['books', 'classics'],
  });
}

/** Requirements section 2. */
export default function BooksPage() {
  const city = thisCity();
  return (
    <>
      <JsonLd data={booksGraph(city)} />
      <BooksHeading books={city.books} />
      <ProgramBanner program={city.books.program} />
      <div className="sheet mt-8">
        <ul className="books border-t border-rule pt-7">
          {city.books.list.map((book) => (
            <BookCard key={book.title} book={book} books={city.books} />
          ))}
        </ul>
      </div>
    </>
  );
}
