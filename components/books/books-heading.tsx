import { NewTabLink } from '@/components/links/new-tab-link';
import type { Books } from '@/lib/city/city-type';
import { isSampleShelf, sampleShelfNote } from '@/lib/pages/books';

type BooksHeadingProps = { books: Books };

export function BooksHeading({ books }: BooksHeadingProps) {
  const { retailer, authorPage } = books;
  return (
    <div className="sheet pt-8 md:pt-12">
      <a href="/" className="quiet-link touch-link mb-1 inline-block text-small text-ink-3">
        <span aria-hidden="true">←</span>&nbsp;Back to Home
      </a>
      <div className="gap-x-8 md:flex md:items-end md:justify-between">
        <div>
          <h1 className="-ml-px font-serif text-title">Books</h1>
          <p className="mt-3 text-dek text-ink-2">
            Explore all published books on our {retailer.name} author page
          </p>
          {isSampleShelf(books) && (
            <p className="mt-2 text-excerpt text-ink-3">
              Sample shelf: We do not have an author page yet. {sampleShelfNote(books)}
            </p>
          )}
        </div>
        <p className="mt-5 md:mt-0 md:shrink-0">
          <NewTabLink href={authorPage} className="button button-quiet max-md:w-full">
            View All Books on {retailer.name}
          </NewTabLink>
        </p>
      </div>
    </div>
  );
}
