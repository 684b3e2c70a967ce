import { processWide } from '@/lib/base/process-wide';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

/** Times of a city's last changes in monotonic ms; 0 if nothing changed since startup. */
export type Changes = { news: number; all: number };

type FreshnessState = {
  /** The store that all instances share; opened on first use. */
  shared?: TextStore;
  /** Last changes by city key. */
  changes: Map<string, Changes>;
};

/** Returns the freshness state that all bundles share: the shared store and the last changes by city. */
export const freshnessState = () => processWide<FreshnessState>('freshness', () => ({ changes: new Map() }));
