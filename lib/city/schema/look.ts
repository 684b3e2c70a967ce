import { z } from 'zod';
import { href, listOf, text, webHref } from '@/lib/city/schema/links';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a color such as #d9600f');

/** For share cards, icons and the manifest. */
export const brand = z.strictObject({
  /** One even-odd path on a square of `size` units. */
  emblem: z.strictObject({
    size: z.number().positive(),
    path: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/),
    color,
  }),
  paper: color,
  ink: color,
  quietInk: color,
  accent: color,
});
export type Brand = z.infer<typeof brand>;

/** A drawing in one light: `palms-dusk` (lib/city/drawings). */
export const pictureName = z.string().regex(/^[a-z]+-[a-z]+$/, 'a drawing such as palms-dusk');

export const motifName = z.string().regex(/^[a-z]+$/, 'a motif such as palms');

/** By motif, the words of a headline that call for it, with commas between them; the first motif wins. */
export const calledWords = z.record(motifName, text);

/** `src` is framed; `href` is its page at the same host. */
export const featuredVideo = z.strictObject({
  title: text,
  text,
  src: webHref,
  href: webHref,
  poster: pictureName,
});

export const sponsor = z.strictObject({ title: text, text, action: text, href, picture: pictureName });

export const sectionText = z.strictObject({ sentence: text, called: calledWords.optional() });

export const blogText = z.strictObject({ sentence: text, pictures: listOf(motifName) });
