import { createHash } from 'node:crypto';
import type { FeedSource } from '@/lib/city/schema/news';

type Reader = { zone: string; places?: readonly string[] };

/** Of what the site makes of a feed: one more with each change that the copies on disk must not outlive. */
const rules = 2;

/** Of all that makes items of a feed's bytes: with another, the same bytes give other items. */
export function readingOf({ name, base, zone, daysOnly, maxItems }: FeedSource, reader: Reader): string {
  const parts = [rules, name, base, zone, daysOnly, maxItems, reader.zone, reader.places ?? []];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
