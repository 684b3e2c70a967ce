import type { Book } from '@/lib/city/city-type';
import { coverPath } from '@/lib/pages/books/book-links';
import { pictureSource } from '@/lib/pictures/address/signed-address';
import { placeholderName } from '@/lib/pictures/drawing';

export type CoverSource = { src: string; srcSet?: string; sizes?: string };

/** The book's own file or proxied picture, else the drawn cover. `key` signs addresses of pictures. */
export function coverSource(book: Book, key: () => string): CoverSource {
  const { cover } = book;
  if (cover?.startsWith('/')) return { src: cover };
  const picture = { address: cover ?? '', drawing: placeholderName, whole: true };
  return (cover && pictureSource(picture, 'cover', key())) || { src: coverPath(book) };
}
