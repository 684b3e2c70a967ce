import type { Validators } from '@/lib/news/fetch-feed';
import type { NewsItem } from '@/lib/news/news-item';
import type { Failure } from '@/lib/news/outcome';

/** All that this site remembers of one feed. The items are the last good ones; failures stand beside them. */
export type FeedRecord = {
  url: string;
  items: readonly NewsItem[];
  /** When the source last confirmed these items, ms since 1970; 0 before the first time. */
  goodAt: number;
  validators: Validators;
  /** Hash of the last good body: the same bytes need no parsing (feed-reality row 26). */
  bodyHash?: string;
  /** Failed refreshes in a row. */
  fails: number;
  lastFailure?: Failure;
  /** Not asked before this time, ms since 1970. */
  nextTry: number;
  /** The source itself asked for the wait (Retry-After, 410), so that a restart keeps it too. */
  askedToWait?: true;
  /** The source has moved for good to this address: a hint for the operator (feed-reality row 25). */
  movedTo?: string;
};

/** The record of a feed that was never read. */
export function newRecord(url: string): FeedRecord {
  return { url, items: [], goodAt: 0, validators: {}, fails: 0, nextTry: 0 };
}
