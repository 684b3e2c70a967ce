import { z } from 'zod';

export const text = z.string().trim().min(1);

/** https, http or mailto; a path is a page of the site itself. */
export const href = z
  .string()
  .regex(/^(?:https?:\/\/[^\s/]|mailto:\S+@|\/(?!\/))\S*$/, 'an address such as https://… or /contact');

export const webHref = z.string().regex(/^https?:\/\/[^\s/]\S*$/, 'an address such as https://…');

export const email = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address');

export const namedLink = z.strictObject({ name: text, href });
export type NamedLink = z.infer<typeof namedLink>;

/** Lowercase letters, digits and hyphens: stands in addresses and file names. */
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens');

/** Says of a list what the type says: a city's data are read only. */
export function listOf<Item extends z.ZodType>(item: Item, least = 0) {
  return z.array(item).min(least).readonly();
}
