import { processWide } from '@/lib/base/process-wide';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

/** Times of the last changes in monotonic ms; 0 if none since the start. */
export type Changes = { news: number; all: number };

type FreshnessState = {
  /** The store that instances share; opened on first use. */
  shared?: TextStore;
  /** Changes of pages by city. */
  changes: Map<string, Changes>;
};

/** Returns the state of stored copies and their changes, shared by all bundles. */
export const freshnessState = () => processWide<FreshnessState>('freshness', () => ({ changes: new Map() }));
