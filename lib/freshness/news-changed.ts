import type { FeedKey } from '@/lib/sections';

/** What a page may show that changes by itself: the headlines of a section, or our own posts. */
export type Topic = FeedKey | 'posts';

type Changes = { all: number; topics: Partial<Record<Topic, number>> };

// Pages and route handlers are bundled apart and would each remember by themselves: one memory per process it is.
const shared = globalThis as typeof globalThis & { newsChanges?: Changes };

function changes(): Changes {
  shared.newsChanges ??= { all: 0, topics: {} };
  return shared.newsChanges;
}

/** Says that pages with these topics, made before now, no longer show all that is known; without topics, all pages. */
export function markNewsChanged(topics?: readonly Topic[]): void {
  const now = Date.now();
  if (!topics) changes().all = now;
  for (const topic of topics ?? []) changes().topics[topic] = now;
}

/** When one of these topics last changed, or any where none are named: ms since 1970; 0 for not since the start. */
export function newsChangedAt(topics?: readonly Topic[]): number {
  const { all, topics: times } = changes();
  const asked = topics ? topics.map((topic) => times[topic] ?? 0) : Object.values(times);
  return Math.max(all, ...asked);
}
