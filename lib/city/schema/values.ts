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

const dayForm = z.iso.date('a day such as 2026-11-22');
const hourOfDay = /T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** In the city's zone; 2026-02-30 is none. */
export const day = text.pipe(dayForm);

/** A day, or an hour of it, in the city's zone. */
export const moment = text.refine(
  (when) => dayForm.safeParse(when.replace(hourOfDay, '')).success,
  'a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00',
);

export function isWholeDay(when: string): boolean {
  return dayForm.safeParse(when).success;
}
