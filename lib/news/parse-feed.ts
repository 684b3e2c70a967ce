import { fail, type Outcome } from '@/lib/base/outcome';
import { stripControls } from '@/lib/base/text/strip-controls';
import { decodeText } from '@/lib/news/parse/encoding/decode-text';
import { looksLikeJson, readJsonFeed } from '@/lib/news/parse/json-feed';
import type { RawFeed } from '@/lib/news/parse/raw-feed';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';

export type ParseHints = {
  /** Address of the feed: the base of relative links. */
  url: string;
  /** Charset of the HTTP header, if it named one. */
  charset?: string;
  /** Read at most this many items (200 when absent). */
  maxItems?: number;
};

/** The cap on items where nothing else is said (quirk 23). */
export const mostItems = 200;

/**
 * Bytes to a raw feed, also one whose end is missing (`complete` is false then, and the whole items are there).
 * Content alone decides what it is; content types are not looked at (quirk 30).
 */
export function parseWhatIsThere(bytes: Uint8Array, hints: ParseHints): Outcome<RawFeed> {
  const text = stripControls(decodeText(bytes, hints.charset));
  if (text.trim() === '') return fail('empty-body', 'nothing but white space');
  const read = looksLikeJson(text) ? readJsonFeed : readXmlFeed;
  return read(text, { url: hints.url, maxItems: hints.maxItems ?? mostItems });
}

/**
 * Bytes to a raw feed: RSS 0.91 to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed. The only place that knows XML. Fails by
 * name: `empty-body`, `not-a-feed`, `dangerous-xml`, `truncated`, `malformed`.
 */
export function parseFeed(bytes: Uint8Array, hints: ParseHints): Outcome<RawFeed> {
  const feed = parseWhatIsThere(bytes, hints);
  return feed.ok && !feed.value.complete ? fail('truncated', "the root's end tag is missing") : feed;
}
