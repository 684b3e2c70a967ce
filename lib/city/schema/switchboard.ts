import { z } from 'zod';
import { day, matching, namedLink, text, textsOf, webHref } from '@/lib/city/schema/values';

/** A phone number as people write it. */
const phone = matching(/^\+?\d[\d -]*\d$/, 'a number such as 714-765-4311');

/**
 * A phone number that readers may need. An invalid entry is left out without affecting others
 * (lib/city/read/check-city.ts).
 */
export const switchboardEntry = z.strictObject({
  name: text,
  /** Heading under which the entry is listed. */
  need: text,
  /** Purpose of the number in a sentence or two; phone numbers in it become links. */
  text,
  /** Other names that readers use. A search with all words of one name finds the entry first. */
  words: textsOf(text).default([]),
  phones: textsOf(phone, 1),
  page: webHref.optional(),
  hours: text.optional(),
  languages: text.optional(),
  /** Page that states the phone numbers. */
  source: namedLink.extend({ href: webHref }),
  /** Day when somebody last compared the numbers with the source. */
  checked: day,
});
export type SwitchboardEntry = z.infer<typeof switchboardEntry>;
