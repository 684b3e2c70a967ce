import { notFound } from 'next/navigation';
import { BookCard, BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { JsonLd } from '@/components/seo/json-ld';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { shelfInWords } from '@/lib/pages/books';

export const generateMetadata = onRequest(() => {
  const { siteTitle, books = notFound() } = thisCity();
  const m = messages();
  return pageMetadata({
    name: m.pages.titles['/books'],
    description: m.books.description(siteTitle, shelfInWords(books)),
    path: '/books',
    keywords: m.books.keywords(siteTitle),
  });
});

/** Requirements section 2. */
export default pageOnRequest(function BooksPage() {
  const { books = notFound() } = thisCity();
  return (
    <>
      <JsonLd data={graph(thisCity())} />
      <BooksHeading books={books} />
      {books.program && <ProgramBanner program={books.program} />}
      <div className="sheet mt-8">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-9 border-t border-rule pt-7 min-[40rem]:grid-cols-3 min-[40rem]:gap-x-6 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-12">
          {books.list.map((book) => (
            <BookCard key={book.title} book={book} books={books} />
          ))}
        </ul>
      </div>
    </>
  );
});
