import { coverPath, retailerLink } from '@/lib/books/book-links';
import type { City } from '@/lib/city/city-type';
import { absoluteUrl } from '../page-metadata';
import { type Graph, graph } from './json-ld';

/** The books as a list; no offers and no prices, which we do not know (discovery.md section 1). */
export function booksGraph({ books }: City): Graph {
  return graph({
    '@type': 'ItemList',
    '@id': absoluteUrl('/books#list'),
    name: 'Books',
    numberOfItems: books.list.length,
    itemListElement: books.list.map((book, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Book',
        name: book.title,
        ...(book.author && { author: { '@type': 'Person', name: book.author } }),
        image: absoluteUrl(coverPath(book)),
        url: retailerLink(book, books),
      },
    })),
  });
}
