import type { FeedSource } from '@/lib/news/feed-source';
import { channelTitle, channelTtlMinutes } from '@/lib/news/find/find-channel';
import type { ParsedItem } from '@/lib/news/news-item';
import type { Failure } from '@/lib/news/outcome';
import type { RawFeed } from '@/lib/news/parse/raw-feed';
import { mostItems, parseWhatIsThere } from '@/lib/news/parse-feed';
import { itemContext, toNewsItem } from '@/lib/news/to-news-item';

export type ParsedFeed = { title?: string; ttlMinutes?: number; items: ParsedItem[] };

/** `salvaged`: the whole items of a document that was cut, for a store that has nothing better (row 43). */
export type ReadResult =
  | { ok: true; value: ParsedFeed }
  | { ok: false; failure: Failure; salvaged?: ParsedFeed };

export type ReadRequest = {
  bytes: Uint8Array;
  /** Charset of the HTTP header, if it named one. */
  charset?: string;
  source: FeedSource;
  /** IANA zone, used when the source names none. */
  zone: string;
};

function newsItems(feed: RawFeed, { source, zone }: ReadRequest): ParsedItem[] {
  const context = itemContext(feed, source, zone);
  const items = new Map<string, ParsedItem>();
  for (const raw of feed.items) {
    const item = toNewsItem(raw, context);
    if (item && !items.has(item.id)) items.set(item.id, item);
  }
  return [...items.values()];
}

/**
 * Bytes of a feed to news items, in the feed's order, at most source.maxItems or 200. A valid feed without items
 * gives none; items of which none is usable are a failure, as is everything that is not a whole feed. The words of
 * the source (blockWords, onlyWords) are for whoever shows the items: two sections may share one feed.
 */
export function readFeed(request: ReadRequest): ReadResult {
  const { bytes, charset, source } = request;
  const feed = parseWhatIsThere(bytes, { url: source.url, charset, maxItems: source.maxItems ?? mostItems });
  if (!feed.ok) return feed;
  const { channel, complete, itemCount } = feed.value;
  const items = newsItems(feed.value, request);
  const value = { title: channelTitle(channel), ttlMinutes: channelTtlMinutes(channel), items };
  if (!complete) {
    const failure: Failure = { reason: 'truncated', detail: `cut after ${itemCount} whole items` };
    return items.length > 0 ? { ok: false, failure, salvaged: value } : { ok: false, failure };
  }
  if (itemCount > 0 && items.length === 0)
    return { ok: false, failure: { reason: 'malformed', detail: `none of ${itemCount} items is usable` } };
  return { ok: true, value };
}
