import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { Validators } from '@/lib/news/fetch-feed';
import type { NewsItem } from '@/lib/news/news-item';
import type { ItemTally } from '@/lib/news/tally/item-tally';

/** `items` are the last good ones; a failure leaves them. */
export type FeedRecord = Timed & {
  url: string;
  items: readonly NewsItem[];
  tally?: ItemTally;
  /** They are the whole items of a cut-off document (quirk 43). */
  salvaged?: true;
  validators: Validators;
  /** Of the last good body: the same bytes need no parsing (quirk 26). */
  bodyHash?: string;
  /** How it was read (reading-of.ts); absent in copies of older versions. */
  reading?: string;
  /** A permanent redirect, shown to the operator (quirk 25). */
  movedTo?: string;
};

export function newRecord(url: string): FeedRecord {
  return { ...neverAsked, url, items: [], validators: {} };
}
