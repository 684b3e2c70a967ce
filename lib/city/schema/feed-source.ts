import { z } from 'zod';
import { listOf, text, webHref } from '@/lib/city/schema/links';

const reaches = ['town', 'county', 'region', 'state', 'elsewhere'] as const;

/** How near to the city. */
export const reach = z.enum(reaches);
export type Reach = z.infer<typeof reach>;

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** IANA, such as America/Denver. */
export const timeZone = z.string().refine(isZone, 'a time zone such as America/Denver');

export const feedSource = z.strictObject({
  url: webHref,
  /** For relative addresses; the feed's own address by default. */
  base: webHref.optional(),
  /** Shown, unless an item names its own source. */
  name: text.optional(),
  /** For dates that name none; the city's by default. */
  zone: timeZone.optional(),
  /** Its hours only sort the items: readers see the day. */
  daysOnly: z.literal(true).optional(),
  /** 200 by default. */
  maxItems: z.int().positive().optional(),
  /** An item with one in its title or category is left out, whole words in one or many (quirk 47). */
  blockWords: listOf(text).optional(),
  /** A town's or county's stories are local unless they say otherwise; others must name a place of the county. */
  covers: reach.optional(),
  onlyLocal: z.literal(true).optional(),
  /** An item without one in its title or description is left out; whole words, in one or many. */
  onlyWords: listOf(text).optional(),
  /** Address not confirmed: never a section's only source. */
  unconfirmed: z.literal(true).optional(),
});
export type FeedSource = z.infer<typeof feedSource>;
