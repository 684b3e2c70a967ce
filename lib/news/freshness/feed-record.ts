import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { Validators } from '@/lib/news/fetch-feed';
import type { NewsItem } from '@/lib/news/news-item';
import type { ItemTally } from '@/lib/news/tally/item-tally';

/** All that this site remembers of one feed. The items are the last good ones; failures stand beside them. */
export type FeedRecord = Timed & {
  url: string;
  items: readonly NewsItem[];
  /** What became of the items that came with the last good answer; absent before there was one. */
  tally?: ItemTally;
  validators: Validators;
  /** Hash of the last good body: the same bytes need no parsing (quirk 26). */
  bodyHash?: string;
  /** The source has moved for good to this address: a hint for the operator (quirk 25). */
  movedTo?: string;
};

/** The record of a feed that was never read. */
export function newRecord(url: string): FeedRecord {
  return { ...neverAsked, url, items: [], validators: {} };
}
