import { fail, type Outcome } from '@/lib/base/outcome';
import { stripControls } from '@/lib/base/text/clean-text';
import { decodeText } from '@/lib/news/parse/decode-text';
import { looksLikeJson, readJsonFeed } from '@/lib/news/parse/json-feed';
import type { RawFeed } from '@/lib/news/parse/raw-feed';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';

export type ParseHints = {
  /** Of the feed: the base of relative links. */
  url: string;
  charset?: string;
  /** 200 by default. */
  maxItems?: number;
};

/** The default cap (quirk 23). */
export const mostItems = 200;

/**
 * RSS 0.91 to 2.0, RDF, Atom 0.3 and 1.0, JSON Feed, also without its end: then `complete` is false. Content types are
 * ignored (quirk 30).
 */
export function parseFeed(bytes: Uint8Array, hints: ParseHints): Outcome<RawFeed> {
  const text = stripControls(decodeText(bytes, hints.charset));
  if (text.trim() === '') return fail('empty-body', 'nothing but white space');
  const read = looksLikeJson(text) ? readJsonFeed : readXmlFeed;
  return read(text, { url: hints.url, maxItems: hints.maxItems ?? mostItems });
}
