import { titleSlug } from '@/lib/base/addresses';
import type { Book, Books, City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pictureSource } from '@/lib/pictures/address/signed-address';

/** Whether the list contains made-up titles; the page then calls itself a sample. */
export function isSampleShelf({ list }: Pick<Books, 'list'>): boolean {
  return list.some(({ sample }) => sample);
}

export function coverPath(book: Book): string {
  return `/books/covers/${titleSlug(book.title)}.svg`;
}

export function retailerLink(book: Book, { retailer }: Pick<Books, 'retailer'>): string {
  if (book.url) return book.url;
  return retailer.search.replace(
    '{title}',
    encodeURIComponent([book.title, book.author].filter(Boolean).join(' ')),
  );
}

/** Returns the book whose cover has this file name, and its index; undefined if there is none. */
export function bookOfCover(file: string, books: readonly Book[]): { book: Book; place: number } | undefined {
  const place = books.findIndex((book) => coverPath(book) === `/books/covers/${file}`);
  const book = books[place];
  return book && { book, place };
}

type CoverSource = { src: string; srcSet?: string; sizes?: string };

/**
 * Returns the picture of a book's cover: the city's own file, a proxied picture, or a drawn cover. `key` signs picture
 * addresses.
 */
export function coverSource(book: Book, key: () => string): CoverSource {
  const { cover } = book;
  if (cover?.startsWith('/')) return { src: cover };
  const picture = { address: cover ?? '', whole: true };
  return (cover && pictureSource(picture, 'cover', key())) || { src: coverPath(book) };
}

/** Describes the list of books: `50 titles`, `a sample shelf of 50 titles`. */
export function shelfInWords(city: City, { list }: Pick<Books, 'list'>): string {
  const { titles, sampleOf } = messages(city).books;
  const all = titles(list.length);
  return isSampleShelf({ list }) ? sampleOf(all) : all;
}
