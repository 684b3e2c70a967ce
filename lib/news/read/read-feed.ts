import { type Failure, fail, type Outcome } from '@/lib/base/outcome';
import { stripControls } from '@/lib/base/text/clean-text';
import { decodeText } from '@/lib/base/text/decode-text';
import type { FeedSource } from '@/lib/city/schema/news';
import { isCalendarEntry } from '@/lib/news/fields/find-calendar';
import { findDate, withDays } from '@/lib/news/fields/find-date';
import { namedItems } from '@/lib/news/fields/find-id';
import { channelTitle, channelTtlMinutes } from '@/lib/news/fields/find-link';
import { counted, type FeedReason, type ItemTally } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import { looksLikeCalendar, readCalendar } from '@/lib/news/parse/ical-feed';
import { looksLikeJson, readJsonFeed } from '@/lib/news/parse/json-feed';
import type { RawDocument, RawElement } from '@/lib/news/parse/raw-feed';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';
import { itemContext, ownTitles, toNewsItem } from '@/lib/news/read/to-news-item';

/** Default maximum number of items per feed (quirk 23). */
const MAX_ITEMS = 200;

function isOldestFirst({ item, itemCount }: RawDocument): boolean {
  const [first, last] = [item(0), item(itemCount - 1)];
  // Calendars list the next event first, whatever their pubDates are (quirk 35).
  if (isCalendarEntry(first)) return false;
  const [begin, end] = [first, last].map((raw) => findDate(raw, 'UTC')?.date.getTime());
  return begin !== undefined && end !== undefined && end > begin;
}

/** Returns the first `maxItems` items, or the last ones if the feed lists the oldest item first (quirk 45). */
function firstItems(feed: RawDocument, maxItems = MAX_ITEMS): RawElement[] {
  const { item, itemCount } = feed;
  const start = itemCount > maxItems && isOldestFirst(feed) ? itemCount - maxItems : 0;
  return Array.from({ length: Math.min(itemCount, maxItems) }, (_, at) => item(start + at));
}

/**
 * Parses RSS 0.91 to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed and iCalendar. `complete` is false if the document's end is
 * missing. Content types are ignored (quirk 30). `url`: the feed's address, which is the base for relative links.
 */
export function parseFeed(bytes: Uint8Array, url: string, charset?: string): Outcome<RawDocument> {
  const text = stripControls(decodeText(bytes, charset));
  if (text.trim() === '') return fail('empty-body', 'nothing but white space');
  if (looksLikeCalendar(text)) return readCalendar(text, url);
  return looksLikeJson(text) ? readJsonFeed(text) : readXmlFeed(text, url);
}

export type ParsedFeed = { title?: string; ttlMinutes?: number; items: ParsedItem[]; tally: ItemTally };

/** `salvaged`: complete items of a truncated document, for a store without a better copy (quirk 43). */
export type ReadResult =
  | { ok: true; value: ParsedFeed }
  | { ok: false; failure: Failure; salvaged?: ParsedFeed };

/** A fetched document, not parsed. */
export type FeedDocument = {
  bytes: Uint8Array;
  charset?: string;
  /** The feed's address after redirects, which is the base for relative links. */
  url?: string;
  /** Set if the body is longer than the limit. `bytes` is then only its start. */
  isCut?: boolean;
};

/** Facts about a document's source and city. */
export type ReadOptions = {
  source: FeedSource;
  /** The city's time zone (IANA), for sources without one. */
  zone: string;
  /** The city's towns. Datelines that name them are removed. */
  places?: readonly string[];
};

function newsItems(
  feed: RawDocument,
  url: string,
  { source, zone, places }: ReadOptions,
): Pick<ParsedFeed, 'items' | 'tally'> {
  const first = firstItems(feed, source.maxItems);
  const context = itemContext(feed, { ...source, url }, zone, places);
  const titles = ownTitles(first, context);
  const read = first.map((raw, at) => toNewsItem(raw, titles[at] ?? '', context));
  const usable = read.filter((item) => typeof item !== 'string');
  const items = namedItems(withDays(usable, source));
  const dropped = counted<FeedReason>([
    ...read.filter((item) => typeof item === 'string'),
    ...Array<FeedReason>(usable.length - items.length).fill('duplicate'),
    ...Array<FeedReason>(feed.itemCount - first.length).fill('over-limit'),
  ]);
  return { items, tally: { came: feed.itemCount, kept: items.length, dropped } };
}

function tooLarge({ length }: Uint8Array): Outcome<never> {
  return fail('too-large', `more than ${length} bytes`);
}

/**
 * Parses a feed's bytes into at most `source.maxItems` or 200 items. Fails if there are items but none is usable.
 * Sections apply blockWords and onlyWords later.
 */
export function readFeed(document: FeedDocument, options: ReadOptions): ReadResult {
  const { bytes, charset, url = options.source.url, isCut = false } = document;
  const feed = parseFeed(bytes, url, charset);
  if (!feed.ok) return isCut ? tooLarge(bytes) : feed;
  const { channel, complete, itemCount } = feed.value;
  const { items, tally } = newsItems(feed.value, url, options);
  const value = { title: channelTitle(channel), ttlMinutes: channelTtlMinutes(channel), items, tally };
  if (!complete && isCut) return items.length > 0 ? { ok: true, value } : tooLarge(bytes);
  if (!complete) {
    const failure: Failure = { reason: 'truncated', detail: `cut after ${itemCount} whole items` };
    return items.length > 0 ? { ok: false, failure, salvaged: value } : { ok: false, failure };
  }
  if (itemCount > 0 && items.length === 0)
    return { ok: false, failure: { reason: 'malformed', detail: `none of ${itemCount} items is usable` } };
  return { ok: true, value };
}
