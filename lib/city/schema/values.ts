import { IANAZone } from 'luxon';
import { z } from 'zod';
import { asBoolean, asList, asNumber, asText, withoutComment } from '@/lib/base/yaml/typed-text';

/** Words, all that were typed. */
export const text = z.preprocess(asText, z.string('a text').trim().min(1));

/** A value of a kind that no comment can be part of: `sports # until May`. */
export function closed<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(withoutComment, schema);
}

/** Text of a form that has no free words. */
export function matching(form: RegExp, words: string) {
  return closed(z.string(words).regex(form, words));
}

/** One of some words; capitals do not matter. */
export function oneOf<const Word extends string>(words: readonly Word[], expected?: string) {
  return z.preprocess(
    (typed) => {
      const value = withoutComment(typed);
      return words.find((word) => word.toLowerCase() === String(value).toLowerCase()) ?? value;
    },
    z.enum(words as readonly [Word, ...Word[]], expected),
  );
}

export const yesOrNo = z.preprocess(asBoolean, z.boolean());

/** Absent for no. */
export const isTrue = yesOrNo.transform((is): true | undefined => is || undefined);

export function numberOf<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess(asNumber, schema);
}

/** One that looks right may be none, such as `https://news.example:8o/`: what reads it later would throw. */
function address(form: RegExp, words: string) {
  return closed(
    z.string(words).refine((value) => form.test(value) && URL.canParse(value, 'https://own.example'), words),
  );
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
  return closed(
    z.string(words).refine((value) => value.includes(gap) && webHref.safeParse(value).success, words),
  );
}

export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');

export const namedLink = z.strictObject({ name: text, href });
export type NamedLink = z.infer<typeof namedLink>;

/** Lowercase letters, digits and hyphens: stands in addresses and file names. */
export const key = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');

/** Says of a list what the type says: a city's data are read only. */
export function listOf<Item extends z.ZodType>(item: Item, least = 0) {
  return z.array(item).min(least).readonly();
}

/** Also a text with commas between its entries. */
export function textsOf<Item extends z.ZodType>(item: Item, least = 0) {
  return z.preprocess(asList, listOf(item, least));
}

const zoneWords = 'a time zone such as America/Denver';

/** IANA, such as America/Denver. */
export const timeZone = closed(z.string(zoneWords).refine((name) => IANAZone.isValidZone(name), zoneWords));

const dayWords = 'a day such as 2026-11-22';
const dayForm = z.iso.date(dayWords);
const momentWords = 'a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00';
const hourOfDay = /T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** In the city's zone; 2026-02-30 is none. */
export const day = closed(z.string(dayWords).trim().pipe(dayForm));

/** A day, or an hour of it, in the city's zone. */
export const moment = closed(
  z
    .string(momentWords)
    .trim()
    .refine((when) => dayForm.safeParse(when.replace(hourOfDay, '')).success, momentWords),
);

export function isWholeDay(when: string): boolean {
  return dayForm.safeParse(when).success;
}
