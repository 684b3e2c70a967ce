import { titleSlug } from '@/lib/base/address/title-slug';
import type { Book, Books } from '@/lib/city/city-type';

/** Whether a shelf holds titles that nobody has published; then the page says that it is a sample. */
export function isSampleShelf({ list }: Pick<Books, 'list'>): boolean {
  return list.some(({ sample }) => sample);
}

/** The address of the cover that is drawn for a book on this site. */
export function coverPath(book: Book): string {
  return `/books/covers/${titleSlug(book.title)}.svg`;
}

/** The book at the retailer, else the retailer's search for its title and author. */
export function retailerLink(book: Book, { retailer }: Pick<Books, 'retailer'>): string {
  if (book.url) return book.url;
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
