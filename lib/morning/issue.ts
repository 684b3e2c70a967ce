import { DateTime } from 'luxon';
import { z } from 'zod';

/** Local hour from which the day's briefing may be generated. */
const FIRST_HOUR = 6;
const KEPT_DAYS = 30;

/** One line of a briefing; all strings are plain text. */
const line = z.object({
  /** Id of an alert or an event, if the line is about one. */
  id: z.string().optional(),
  label: z.string().optional(),
  words: z.string(),
  /** An absolute address or a path on this site. */
  href: z.string().optional(),
  text: z.string().optional(),
  /** Name of the source, or the place of an event. */
  by: z.string().optional(),
  byHref: z.string().optional(),
  language: z.string().optional(),
  /** The item's source and feeds. Editors may hide an item by its source. */
  sources: z.array(z.string()).optional(),
});
export type Line = z.infer<typeof line>;

/** A day's briefing as it was generated. */
const issue = z.object({
  /** `2026-11-23`, in the city's zone. */
  day: z.iso.date(),
  /** Time of generation, in milliseconds since 1970. */
  madeAt: z.number(),
  weather: line.optional(),
  notice: line.optional(),
  headlines: z.array(line),
  events: z.array(line),
  guide: line.optional(),
});
export type Issue = z.infer<typeof issue>;

/** Schema of stored briefings, newest first. */
export const issues = z.array(issue);

/** Returns the current day in a zone, the oldest day to keep, and whether today's briefing may be generated. */
export function morningOf(now: Date, zone: string): { day: string; isDue: boolean; oldest: string } {
  const here = DateTime.fromJSDate(now, { zone });
  const day = here.toFormat('yyyy-MM-dd');
  return {
    day,
    isDue: here.hour >= FIRST_HOUR,
    oldest: here.minus({ days: KEPT_DAYS }).toFormat('yyyy-MM-dd'),
  };
}
