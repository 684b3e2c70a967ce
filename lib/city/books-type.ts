import type { NamedLink } from '@/lib/city/city-type';

/** A book of the books page. */
export type Book = {
  title: string;
  /** Where the book has a known one. */
  author?: string;
  /** A file of this site (`/covers/one.jpg`) or an https address; a cover is drawn where there is none. */
  cover?: string;
  /** The book at the retailer, https; a search for it where there is none. */
  url?: string;
  /** An example: nobody has published a book of this title. */
  sample?: true;
};

/** A program of study and whose it is; `sample` as long as that house has not placed the promotion itself. */
export type Program = NamedLink & { sample?: boolean };

/**
 * The books page: whose program the banner is for, where the books are sold, and the books. While some of them are
 * samples the page says so.
 */
export type Books = {
  program: Program;
  /** The retailer's name and its search for a `{title}`. */
  retailer: { name: string; search: string };
  /** The author's own page at the retailer; for a sample shelf, a search. */
  authorPage: string;
  list: readonly Book[];
};
