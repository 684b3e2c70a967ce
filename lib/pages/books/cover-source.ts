import type { Book } from '@/lib/city/city-type';
import { coverPath } from '@/lib/pages/books/book-links';
import { pictureSource } from '@/lib/pictures/address/picture-source';
import { placeholderName } from '@/lib/pictures/drawing';

/** What an img needs to show a cover. */
export type CoverSource = { src: string; srcSet?: string; sizes?: string };

/**
 * The cover of a book: its own file, or its picture on another host through this site's picture route, which shows
 * the placeholder when the picture does not come; else the drawn one. `key` signs addresses of pictures.
 */
export function coverSource(book: Book, key: () => string): CoverSource {
  const { cover } = book;
  if (cover?.startsWith('/')) return { src: cover };
  const picture = { address: cover ?? '', drawing: placeholderName, whole: true };
  return (cover && pictureSource(picture, 'cover', key())) || { src: coverPath(book) };
}
