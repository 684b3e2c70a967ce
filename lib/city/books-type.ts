import type { NamedLink } from '@/lib/city/city-type';

export type Book = {
  title: string;
  author?: string;
  /** A path (`/covers/one.jpg`) or an https address; without it a cover is drawn. */
  cover?: string;
  /** At the retailer, https; without it a search. */
  url?: string;
  sample?: true;
};

/** A program of study; `sample` while its school has not placed the promotion itself. */
export type Program = NamedLink & { sample?: boolean };

export type Books = {
  program: Program;
  retailer: { name: string; search: string };
  authorPage: string;
  list: readonly Book[];
};
