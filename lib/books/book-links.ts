import type { Book, Books } from '@/lib/city/city-type';
import { titleSlug } from '@/lib/links/title-slug';

/** The address of a book's cover on this site. */
export function coverPath(book: Book): string {
  return `/books/covers/${titleSlug(book.title)}.svg`;
}

/** The retailer's search for a book: its title, and its author where one is named. */
export function retailerLink(book: Book, { retailer }: Books): string {
  return retailer.search.replace(
    '{title}',
    encodeURIComponent([book.title, book.author].filter(Boolean).join(' ')),
  );
}

/** The book whose cover a file of /books/covers names, and its place in the list; nothing for any other name. */
export function bookOfCover(file: string, books: readonly Book[]): { book: Book; place: number } | undefined {
  const place = books.findIndex((book) => coverPath(book) === `/books/covers/${file}`);
  const book = books[place];
  return book && { book, place };
}
