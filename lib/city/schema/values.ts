import { IANAZone } from 'luxon';
import { z } from 'zod';
import { asBoolean, asList, asNumber, asText, withoutComment } from '@/lib/base/yaml/typed-text';

/** Free text, not empty. */
export const text = z.preprocess(asText, z.string('a text').trim().min(1));

/** Strips a trailing comment, as in `sports # until May`. Only for values that cannot contain `#`. */
export function closed<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(withoutComment, schema);
}

/** Text that must match a pattern. */
export function matching(form: RegExp, words: string) {
  return closed(z.string(words).regex(form, words));
}

/** One word from a list, ignoring case. */
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

/** A yes or no that becomes true or undefined. */
export const isTrue = yesOrNo.transform((is): true | undefined => is || undefined);

export function numberOf<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess(asNumber, schema);
}

/** An address of a given form. Rejects those for which URL() would throw later, such as `https://a.example:8o/`. */
function address(form: RegExp, words: string) {
  return closed(
    z.string(words).refine((value) => form.test(value) && URL.canParse(value, 'https://own.example'), words),
  );
}

/** An https, http or mailto address, or a path on this site. */
export const href = address(
  /^(?:https?:\/\/[^\s/]|mailto:\S+@|\/(?!\/))\S*$/,
  'an address such as https://… or /contact',
);

/** A picture's address on its publisher's site or on this site, or the name of a file in photos/. */
export const pictureToHide = address(
  /^(?:https?:\/\/[^\s/]\S*|\/(?!\/)\S*|[^\s./:][^/:]*\.(?:jpe?g|png|webp|avif|gif))$/i,
  'an address such as https://… or the name of a photo such as fair.jpg',
);

export const webHref = address(/^https?:\/\/[^\s/]\S*$/, 'an address such as https://…');

/** An address with a placeholder that the site fills in, such as `{title}`. */
export function hrefWith(gap: string) {
  const words = `an address such as https://…, with ${gap} in it`;
  return closed(
    z.string(words).refine((value) => value.includes(gap) && webHref.safeParse(value).success, words),
  );
}

export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');

export const namedLink = z.strictObject({ name: text, href });
export type NamedLink = z.infer<typeof namedLink>;

/** A key for addresses and file names: lowercase letters, digits and hyphens. */
export const key = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');

/** A read-only array, because a city's data is immutable. */
export function listOf<Item extends z.ZodType>(item: Item, min = 0) {
  return z.array(item).min(min).readonly();
}

/** A list of strings; also accepts one comma-separated string. */
export function textsOf<Item extends z.ZodType>(item: Item, min = 0) {
  return z.preprocess(asList, listOf(item, min));
}

const zoneWords = 'a time zone such as America/Denver';

/** IANA time zone, such as America/Denver. Creates the zone, which Luxon caches; only checking its name takes 10 ms. */
export const timeZone = closed(
  z.string(zoneWords).refine((name) => IANAZone.create(name).isValid, zoneWords),
);

const dayWords = 'a day such as 2026-11-22';
const dayForm = z.iso.date(dayWords);
const momentWords = 'a day such as 2026-12-05, or an hour of it, 2026-12-05 10:00';
const hourOfDay = /T(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A time with a space between day and hour, or with seconds. */
const looseHour = /^(\d{4}-\d\d-\d\d)[T ]\s*(\d\d:\d\d)(?::\d\d)?$/;

/** A day in the city's time zone. Rejects invalid dates such as 2026-02-30. */
export const day = closed(z.string(dayWords).trim().pipe(dayForm));

/** A day, or a day and a time, in the city's time zone. */
export const moment = closed(
  z
    .string(momentWords)
    .trim()
    .overwrite((when) => when.replace(looseHour, '$1T$2'))
    .refine((when) => dayForm.safeParse(when.replace(hourOfDay, '')).success, momentWords),
);

export function isWholeDay(when: string): boolean {
  return dayForm.safeParse(when).success;
}
