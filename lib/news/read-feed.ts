import type { Failure } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/feed-source';
import { channelTitle, channelTtlMinutes } from '@/lib/news/find/find-channel';
import { namedItems, type Unnamed } from '@/lib/news/find/find-id';
import type { ParsedItem } from '@/lib/news/news-item';
import type { RawFeed } from '@/lib/news/parse/raw-feed';
import { mostItems, parseWhatIsThere } from '@/lib/news/parse-feed';
import { added, counted, type FeedReason, type ItemTally } from '@/lib/news/tally/item-tally';
import { itemContext, toNewsItem } from '@/lib/news/to-news-item';

/** `tally`: what became of each item of the document. */
export type ParsedFeed = { title?: string; ttlMinutes?: number; items: ParsedItem[]; tally: ItemTally };

/** `salvaged`: the whole items of a document that was cut, for a store that has nothing better (quirk 43). */
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
  /** The city's own places: a text that is filed there need not say so. */
  places?: readonly string[];
};

const fewestMidnights = 3;

/** A feed in which every hour is midnight sharp means days and writes them as times; of some the source says so. */
function daysOf(items: readonly Unnamed[], { daysOnly }: FeedSource): readonly Unnamed[] {
  if (daysOnly) return items.map(({ guid, item }) => ({ guid, item: { ...item, dayOnly: true } }));
  const dated = items.filter(({ item }) => item.pubDate);
  const midnights = dated.filter(({ midnightDay }) => midnightDay).length;
  const areDays = dated.every(({ item, midnightDay }) => item.dayOnly || midnightDay);
  if (midnights < fewestMidnights || !areDays) return items;
  return items.map(({ guid, item, midnightDay: pubDate }) =>
    pubDate ? { guid, item: { ...item, pubDate, dayOnly: true } } : { guid, item },
  );
}

function newsItems(
  feed: RawFeed,
  { source, zone, places }: ReadRequest,
): Pick<ParsedFeed, 'items' | 'tally'> {
  const context = itemContext(feed, source, zone, places);
  const usable: Unnamed[] = [];
  const reasons: FeedReason[] = [];
  for (const raw of feed.items) {
    const item = toNewsItem(raw, context);
    if (typeof item === 'string') reasons.push(item);
    else usable.push(item);
  }
  const items = namedItems(daysOf(usable, source));
  const dropped = added(counted(reasons), {
    duplicate: usable.length - items.length,
    'over-limit': feed.itemCount - feed.items.length,
  });
  return { items, tally: { came: feed.itemCount, kept: items.length, dropped } };
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
  const { items, tally } = newsItems(feed.value, request);
  const value = { title: channelTitle(channel), ttlMinutes: channelTtlMinutes(channel), items, tally };
  if (!complete) {
    const failure: Failure = { reason: 'truncated', detail: `cut after ${itemCount} whole items` };
    return items.length > 0 ? { ok: false, failure, salvaged: value } : { ok: false, failure };
  }
  if (itemCount > 0 && items.length === 0)
    return { ok: false, failure: { reason: 'malformed', detail: `none of ${itemCount} items is usable` } };
  return { ok: true, value };
}
