import type { Book, Books } from '@/lib/city/city-type';
import { coverPath, retailerLink } from '@/lib/pages/books/book-links';
import { absoluteUrl } from '../page-metadata';
import { type Graph, graph } from './json-ld';

function bookData(book: Book, books: Books) {
  return {
    '@type': 'Book' as const,
    name: book.title,
    ...(book.author && { author: { '@type': 'Person' as const, name: book.author } }),
    image: absoluteUrl(book.cover ?? coverPath(book)),
    url: retailerLink(book, books),
  };
}

/** Only books that exist; no offers and no prices, which we do not know (discovery section 1). */
export function booksGraph(books: Books): Graph {
  const published = books.list.filter(({ sample }) => !sample);
  return graph({
    '@type': 'ItemList',
    '@id': absoluteUrl('/books#list'),
    name: 'Books',
    numberOfItems: published.length,
    itemListElement: published.map((book, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: bookData(book, books),
    })),
  });
}
