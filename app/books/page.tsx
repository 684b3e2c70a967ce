import type { Metadata } from 'next';
import { connection } from 'next/server';
import { BookCard, BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { booksGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { shelfInWords } from '@/lib/pages/books';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { siteTitle, books } = thisCity();
  if (!books) return notFoundMetadata();
  return pageMetadata({
    title: 'Books',
    description: `Books listed on ${siteTitle}: ${shelfInWords(books)}.`,
    path: '/books',
    keywords: ['books', `${siteTitle} books`],
  });
}

/** Requirements section 2. */
export default async function BooksPage() {
  await connection();
  const { books } = thisCity();
  if (!books) return <NotFoundPage />;
  return (
    <>
      <JsonLd data={booksGraph(books)} />
      <BooksHeading books={books} />
      <ProgramBanner program={books.program} />
      <div className="sheet mt-8">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-9 border-t border-rule pt-7 min-[40rem]:grid-cols-3 min-[40rem]:gap-x-6 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-12">
          {books.list.map((book) => (
            <BookCard key={book.title} book={book} books={books} />
          ))}
        </ul>
      </div>
    </>
  );
}
