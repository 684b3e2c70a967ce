import { BookCard, BooksHeading, ProgramBanner } from '@/components/books/bookshelf';
import { JsonLd } from '@/components/seo/json-ld';
import { messages } from '@/lib/messages/messages';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { shelfInWords } from '@/lib/pages/books';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  const { siteTitle, books = notFound() } = city;
  const m = messages(city);
  return pageMetadata(city, {
    name: m.pages.titles['/books'],
    description: m.books.description(siteTitle, shelfInWords(city, books)),
    path: '/books',
    keywords: m.books.keywords(siteTitle),
  });
}

export default async function BooksPage({ params }: CityProps) {
  const city = await getCity(params);
  const { books = notFound() } = city;
  return (
    <>
      <JsonLd data={graph(city)} />
      <BooksHeading city={city} books={books} />
      {books.program && <ProgramBanner city={city} program={books.program} />}
      <div className="sheet mt-8">
        <ul className="grid gap-x-4 gap-y-9 border-t border-rule pt-7 min-[16rem]:grid-cols-2 min-[40rem]:grid-cols-3 min-[40rem]:gap-x-6 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-8 lg:gap-y-12">
          {books.list.map((book) => (
            <BookCard key={book.title} city={city} book={book} books={books} />
          ))}
        </ul>
      </div>
    </>
  );
}
