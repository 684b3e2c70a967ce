import { z } from 'zod';
import { day, matching, namedLink, text, textsOf, webHref } from '@/lib/city/schema/values';

/** As people read it. */
const phone = matching(/^\+?\d[\d -]*\d$/, 'a number such as 714-765-4311');

/** Whom to call. One that cannot be used is left out alone (lib/city/read/check-city.ts). */
export const switchboardEntry = z.strictObject({
  name: text,
  /** The heading that it stands under. */
  need: text,
  /** What it is for, in a sentence or two; a number in it is a link. */
  text,
  /** What readers call it: a search that has all words of one finds the entry first. */
  words: textsOf(text).default([]),
  phones: textsOf(phone, 1),
  page: webHref.optional(),
  hours: text.optional(),
  languages: text.optional(),
  /** Where the numbers stand. */
  source: namedLink.extend({ href: webHref }),
  /** The day on which somebody last compared them with it. */
  checked: day,
});
export type SwitchboardEntry = z.infer<typeof switchboardEntry>;
