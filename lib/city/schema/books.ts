import { z } from 'zod';
import { href, hrefWith, listOf, namedLink, text, webHref } from '@/lib/city/schema/links';

const book = z.strictObject({
  title: text,
  author: text.optional(),
  /** A path (`/covers/one.jpg`) or an https address; without it a cover is drawn. */
  cover: href.optional(),
  /** At the retailer; without it a search. */
  url: webHref.optional(),
  sample: z.literal(true).optional(),
});
export type Book = z.infer<typeof book>;

/** A program of study; `sample` while its school has not placed the promotion itself. */
const program = namedLink.extend({ sample: z.boolean().optional() });
export type Program = z.infer<typeof program>;

export const books = z.strictObject({
  program,
  retailer: z.strictObject({ name: text, search: hrefWith('{title}') }),
  authorPage: webHref,
  list: listOf(book),
});
export type Books = z.infer<typeof books>;
