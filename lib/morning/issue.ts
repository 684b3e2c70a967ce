import { DateTime } from 'luxon';
import { z } from 'zod';

/** Local. */
const madeFrom = 6;
const keptDays = 30;

/** Texts are plain. */
const line = z.object({
  /** Of an alert, or of an event. */
  id: z.string().optional(),
  label: z.string().optional(),
  words: z.string(),
  /** Absolute, or a path of ours. */
  href: z.string().optional(),
  text: z.string().optional(),
  /** Who says so, or where it is. */
  by: z.string().optional(),
  byHref: z.string().optional(),
  language: z.string().optional(),
  /** By these names an editor may hide it: of the source, and of the feeds that it came in. */
  sources: z.array(z.string()).optional(),
});
export type Line = z.infer<typeof line>;

/** What a day's paper says, as it was made. */
const issue = z.object({
  /** `2026-11-23`, in the city's zone. */
  day: z.iso.date(),
  /** In ms since 1970. */
  madeAt: z.number(),
  weather: line.optional(),
  notice: line.optional(),
  headlines: z.array(line),
  events: z.array(line),
  guide: line.optional(),
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
