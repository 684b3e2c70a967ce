import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { stripControls } from '@/lib/base/text/clean-text';
import { decodeText } from '@/lib/base/text/decode-text';
import { isCalendarEntry } from '@/lib/news/fields/find-calendar';
import { findDate } from '@/lib/news/fields/find-date';
import { looksLikeJson, readJsonFeed } from '@/lib/news/parse/json-feed';
import type { RawDocument, RawFeed } from '@/lib/news/parse/raw-feed';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';

/** `url`: of the feed, the base of relative links. */
export type ParseHints = { url: string; charset?: string; maxItems?: number };

/** The default cap (quirk 23). */
const mostItems = 200;

function isOldestFirst({ item, itemCount }: RawDocument): boolean {
  const [first, last] = [item(0), item(itemCount - 1)];
  // A calendar in date order begins with the next day, whatever its pubDates say (quirk 35).
  if (isCalendarEntry(first)) return false;
  const [begin, end] = [first, last].map((raw) => findDate(raw, 'UTC')?.date.getTime());
  return begin !== undefined && end !== undefined && end > begin;
}

/** The first `most` items, or the last where the feed lists its oldest first (quirk 45); in document order. */
function capped({ item, ...feed }: RawDocument, most: number): RawFeed {
  const { itemCount } = feed;
  const start = itemCount > most && isOldestFirst({ ...feed, item }) ? itemCount - most : 0;
  const items = Array.from({ length: Math.min(itemCount, most) }, (_, at) => item(start + at));
  return { ...feed, items };
}

/**
 * RSS 0.91 to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed, also without its end: then `complete` is false. Content types are
 * ignored (quirk 30).
 */
export function parseFeed(bytes: Uint8Array, { url, charset, maxItems }: ParseHints): Outcome<RawFeed> {
  const text = stripControls(decodeText(bytes, charset));
  if (text.trim() === '') return fail('empty-body', 'nothing but white space');
  const read = looksLikeJson(text) ? readJsonFeed(text) : readXmlFeed(text, url);
  return read.ok ? ok(capped(read.value, maxItems ?? mostItems)) : read;
}
