import type { Failure } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import { withDays } from '@/lib/news/fields/find-date';
import { namedItems, type Unnamed } from '@/lib/news/fields/find-id';
import { channelTitle, channelTtlMinutes } from '@/lib/news/fields/find-link';
import { counted, type FeedReason, type ItemTally } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import { parseFeed } from '@/lib/news/parse/parse-feed';
import type { RawFeed } from '@/lib/news/parse/raw-feed';
import { itemContext, toNewsItem } from '@/lib/news/to-news-item';

export type ParsedFeed = { title?: string; ttlMinutes?: number; items: ParsedItem[]; tally: ItemTally };

/** `salvaged`: the whole items of a truncated document, for a store that has nothing better (quirk 43). */
export type ReadResult =
  | { ok: true; value: ParsedFeed }
  | { ok: false; failure: Failure; salvaged?: ParsedFeed };

export type ReadRequest = {
  bytes: Uint8Array;
  charset?: string;
  source: FeedSource;
  /** IANA, for a source that names none. */
  zone: string;
  /** The city's own: a text filed there needs no dateline. */
  places?: readonly string[];
};

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
  const items = namedItems(withDays(usable, source));
  const dropped = counted([
    ...reasons,
    ...Array<FeedReason>(usable.length - items.length).fill('duplicate'),
    ...Array<FeedReason>(feed.itemCount - feed.items.length).fill('over-limit'),
  ]);
  return { items, tally: { came: feed.itemCount, kept: items.length, dropped } };
}

/** At most source.maxItems or 200; fails when none is usable. Sections apply blockWords and onlyWords later. */
export function readFeed(request: ReadRequest): ReadResult {
  const { bytes, charset, source } = request;
  const feed = parseFeed(bytes, { url: source.url, charset, maxItems: source.maxItems });
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
