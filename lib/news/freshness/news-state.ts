import type { Cache } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import type { Grouped } from '@/lib/news/clusters/shown-groups';
import type { FeedStore } from '@/lib/news/freshness/open-feed-store';

type NewsState = {
  feedStore?: FeedStore;
  /** Story groups by city. */
  groups?: Cache<Grouped>;
  /** Pinned addresses that the last front page could not find, by city. */
  lostPins?: Map<string, readonly string[]>;
};

/** Returns the news state. There is one per process, even though several bundles contain this module. */
export const newsState = () => processWide<NewsState>('news', () => ({}));
