import { NewTabLink } from '@/components/links/new-tab-link';
import type { Book, Books } from '@/lib/city/city-type';
import { coverHeight, coverWidth } from '@/lib/pages/book-covers';
import { coverSource, retailerLink } from '@/lib/pages/books';
import { signingKey } from '@/lib/pictures/address/signing-key';

type BookCardProps = { book: Book; books: Books };

export function BookCard({ book, books }: BookCardProps) {
  return (
    <li className="book relative flex flex-col">
      <div className="book-cover">
        {/* biome-ignore lint/performance/noImgElement: drawings need no resizing, and pictures come resized */}
        <img
          {...coverSource(book, signingKey)}
          width={coverWidth}
          height={coverHeight}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <p className="book-title mt-3 mb-2 line-clamp-2 min-h-[2lh] font-serif text-book text-wrap">
        {book.title}
      </p>
      <p className="text-small">
        <NewTabLink
          href={retailerLink(book, books)}
          className="book-link font-semibold text-accent"
          about={book.title}
        >
          View on {books.retailer.name}
        </NewTabLink>
      </p>
    </li>
  );
}
