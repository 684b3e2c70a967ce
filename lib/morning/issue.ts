import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Outcome } from '@/lib/base/outcome';
import type { BlogEntry } from '@/lib/blog/blog-post';

/** Local. */
const madeFrom = 6;
export const keptDays = 30;

const link = z.object({ name: z.string(), href: z.string() });

/** What a day's paper says, as it was made. Texts are plain; `link` is absolute, or a path of a post of ours. */
const issue = z.object({
  /** `2026-11-23`, in the city's zone. */
  day: z.iso.date(),
  /** In ms since 1970. */
  madeAt: z.number(),
  weather: z.object({ text: z.string(), source: link.optional() }).optional(),
  headlines: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      link: z.string(),
      source: z.string(),
      language: z.string().optional(),
      /** The names of the feeds that it came in: an editor may hide all of one. */
      feeds: z.array(z.string()),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** "Monday, 5 p.m." */
      when: z.string(),
      place: z.string().optional(),
      url: z.string(),
      source: z.string(),
    }),
  ),
  /** `id`: of an alert; a notice is known by its text. */
  notice: z
    .object({
      id: z.string().optional(),
      title: z.string().optional(),
      text: z.string(),
      link: link.optional(),
    })
    .optional(),
  guide: z.object({ slug: z.string(), title: z.string(), text: z.string() }).optional(),
});
export type Issue = z.infer<typeof issue>;

/** Newest first. */
export const issues = z.array(issue);

/** The day that it is in a zone, and whether its paper may be made. */
export function morningOf(now: Date, zone: string): { day: string; isDue: boolean; oldest: string } {
  const here = DateTime.fromJSDate(now, { zone });
  const day = here.toFormat('yyyy-MM-dd');
  return { day, isDue: here.hour >= madeFrom, oldest: here.minus({ days: keptDays }).toFormat('yyyy-MM-dd') };
}

/** The post that has a slug or had it; one of which nobody can tell while posts cannot be read counts as there. */
export function hasPost(posts: Outcome<readonly BlogEntry[]>, slug: string): boolean {
  return !posts.ok || posts.value.some((post) => post.slug === slug || post.formerly?.includes(slug));
}
