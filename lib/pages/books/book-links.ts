import { titleSlug } from '@/lib/base/address/title-slug';
import type { Book, Books } from '@/lib/city/city-type';

/** Whether the list has unpublished titles; then the page calls it a sample. */
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

/** Also its place in the list; undefined for any other name. */
export function bookOfCover(file: string, books: readonly Book[]): { book: Book; place: number } | undefined {
  const place = books.findIndex((book) => coverPath(book) === `/books/covers/${file}`);
  const book = books[place];
  return book && { book, place };
}
