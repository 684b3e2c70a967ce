import { IANAZone } from 'luxon';
import { z } from 'zod';

export const text = z.string().trim().min(1);

/** One that looks right may be none, such as `https://news.example:8o/`: what reads it later would throw. */
function address(form: RegExp, words: string) {
  return z.string().refine((value) => form.test(value) && URL.canParse(value, 'https://own.example'), words);
}

/** https, http or mailto; a path is a page of the site itself. */
export const href = address(
  /^(?:https?:\/\/[^\s/]|mailto:\S+@|\/(?!\/))\S*$/,
  'an address such as https://… or /contact',
);

export const webHref = address(/^https?:\/\/[^\s/]\S*$/, 'an address such as https://…');

/** With a gap that the site fills, such as `{title}`. */
export function hrefWith(gap: string) {
  const words = `an address such as https://…, with ${gap} in it`;
  return z.string().refine((value) => value.includes(gap) && webHref.safeParse(value).success, words);
}

export const email = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');

export const namedLink = z.strictObject({ name: text, href });
/** Of an entry that is left out alone where its link is none (lib/city/read/check-days.ts). */
export const uncheckedLink = z.strictObject({ name: text, href: text });
export type NamedLink = z.infer<typeof namedLink>;

/** Lowercase letters, digits and hyphens: stands in addresses and file names. */
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');

/** Says of a list what the type says: a city's data are read only. */
export function listOf<Item extends z.ZodType>(item: Item, least = 0) {
  return z.array(item).min(least).readonly();
}

/** IANA, such as America/Denver. */
export const timeZone = z
  .string()
  .refine((name) => IANAZone.isValidZone(name), 'a time zone such as America/Denver');
