import './books.css';
import { NewTabLink } from '@/components/ui/links';
import { languageOf } from '@/lib/base/text/language-of';
import type { Book, Books, City, Program } from '@/lib/city/city-type';
import { otherLanguage } from '@/lib/city/editions';
import { messages } from '@/lib/messages/messages';
import { coverHeight, coverWidth } from '@/lib/pages/book-covers';
import { coverSource, isSampleShelf, retailerLink } from '@/lib/pages/books';
import { signingKey } from '@/lib/pictures/address/signing-key';

export function BooksHeading({ city, books }: { city: City; books: Books }) {
  const { retailer, authorPage } = books;
  const m = messages(city).books;
  return (
    <div className="sheet pt-8 md:pt-12">
      <a href="/" className="quiet-link touch-link mb-1 inline-block text-small text-ink-3">
        <span aria-hidden="true">←</span>&nbsp;{m.back}
      </a>
      <div className="gap-x-8 md:flex md:items-end md:justify-between">
        <div>
          <h1 className="-ml-px font-serif text-title">{messages(city).pages.titles['/books']}</h1>
          <p className="mt-3 text-dek text-ink-2">{m.explore(retailer.name)}</p>
          {otherLanguage(city) && <p className="mt-2 text-excerpt text-ink-3">{m.inOtherLanguage}</p>}
          {isSampleShelf(books) && <p className="mt-2 text-excerpt text-ink-3">{m.sampleShelf}</p>}
        </div>
        <p className="mt-5 md:mt-0 md:shrink-0">
          <NewTabLink city={city} href={authorPage} className="button button-quiet max-md:w-full">
            {m.viewAll(retailer.name)}
          </NewTabLink>
        </p>
      </div>
    </div>
  );
}

/** A study program on another site (requirements section 2), labeled as a promotion by its sponsor. */
export function ProgramBanner({ city, program }: { city: City; program: Program }) {
  const { name, href, sample } = program;
  const link = { href, about: name };
  const m = messages(city).books;
  return (
    <section aria-labelledby="program-heading" className="band mt-8">
      <div className="sheet gap-8 py-8 md:py-10 lg:flex lg:items-center lg:justify-between">
        <div>
          <p className="mb-2 text-kicker text-accent">
            <span className="uppercase">{sample ? m.samplePromotion : m.promotion}</span> {name}
          </p>
          <h2 id="program-heading" className="max-w-md font-serif text-block">
            {m.programTitle}
          </h2>
          <p className="mt-3 text-excerpt text-ink-2">{m.programSentence}</p>
          {sample && <p className="mt-3 max-w-lg text-small text-ink-2">{m.notPlaced(name)}</p>}
        </div>
        <p className="mt-6 flex flex-col gap-3 md:flex-row lg:mt-0 lg:shrink-0">
          <NewTabLink city={city} {...link} className="button button-main">
            {m.apply}
          </NewTabLink>
          <NewTabLink city={city} {...link} className="button button-quiet">
            {m.learnMore}
          </NewTabLink>
        </p>
      </div>
    </section>
  );
}

export function BookCard({ city, book, books }: { city: City; book: Book; books: Books }) {
  const m = messages(city).books;
  // A language edition lists its city's books, whose titles are in another language.
  const lang = languageOf(book.title, otherLanguage(city), city.locale);
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
      <p
        lang={lang}
        className="book-title mt-3 mb-2 line-clamp-2 min-h-[2lh] font-serif text-brief text-wrap"
      >
        {book.title}
      </p>
      <p className="text-small">
        {book.sample && <span className="block text-ink-3">{m.sampleTitle}</span>}
        <NewTabLink
          city={city}
          href={retailerLink(book, books)}
          className="book-link font-semibold text-accent"
          about={book.title}
          lang={lang}
        >
          {m.view(books.retailer.name)}
        </NewTabLink>
      </p>
    </li>
  );
}
