import { titleSlug } from '@/lib/base/addresses';
import type { Book, Books } from '@/lib/city/city-type';
import { pictureSource } from '@/lib/pictures/address/signed-address';

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

type CoverSource = { src: string; srcSet?: string; sizes?: string };

/** The book's own file or proxied picture, else the drawn cover. `key` signs addresses of pictures. */
export function coverSource(book: Book, key: () => string): CoverSource {
  const { cover } = book;
  if (cover?.startsWith('/')) return { src: cover };
  const picture = { address: cover ?? '', whole: true };
  return (cover && pictureSource(picture, 'cover', key())) || { src: coverPath(book) };
}

type Shelf = Pick<Books, 'list'>;

/** Whether every book leads to a search, since none has an address of its own. */
export function onlySearches({ list }: Shelf): boolean {
  return list.every(({ url }) => url === undefined);
}

/** `1 title`; `a sample shelf of 50 titles, some of them made up`. */
export function shelfInWords(books: Shelf): string {
  const { length } = books.list;
  const titles = length === 1 ? '1 title' : `${length} titles`;
  if (!isSampleShelf(books)) return titles;
  const allMadeUp = length === 1 ? 'made up' : 'all of them made up';
  return `a sample shelf of ${titles}, ${books.list.every(({ sample }) => sample) ? allMadeUp : 'some of them made up'}`;
}

function realInWords({ list }: Shelf): string {
  const real = list.filter(({ sample }) => !sample);
  const others = real.some(({ author }) => author);
  if (real.length === 0) return '';
  return real.length === 1
    ? `One of these is a real book${others ? ' by another author' : ''}. `
    : `Some of these are real books${others ? ' by other authors' : ''}. `;
}

/** Which titles of a sample shelf are real, which are made up, and where their links lead. */
export function sampleShelfNote(books: Shelf): string {
  const real = realInWords(books);
  const madeUp = books.list.filter(({ sample }) => sample).length;
  const titles = `${real && 'other '}${madeUp === 1 ? 'title is' : 'titles are'}`;
  const links = onlySearches(books) ? ', and every book link opens a search' : '';
  return `${real}The ${titles} made up${links}.`;
}
