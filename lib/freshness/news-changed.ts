import type { FeedKey } from '@/lib/sections';

export type Topic = FeedKey | 'posts';

type Changes = { all: number; topics: Partial<Record<Topic, number>> };

// Pages and route handlers are bundled apart: globalThis makes it one record of changes per process.
const shared = globalThis as typeof globalThis & { newsChanges?: Changes };

function changes(): Changes {
  shared.newsChanges ??= { all: 0, topics: {} };
  return shared.newsChanges;
}

/** Outdates the pages with these topics that were made before now; without topics, all pages. */
export function markNewsChanged(topics?: readonly Topic[]): void {
  const now = Date.now();
  if (!topics) changes().all = now;
  for (const topic of topics ?? []) changes().topics[topic] = now;
}

/** In ms since 1970; 0 for none since the start. */
export function newsChangedAt(topics?: readonly Topic[]): number {
  const { all, topics: times } = changes();
  const asked = topics ? topics.map((topic) => times[topic] ?? 0) : Object.values(times);
  return Math.max(all, ...asked);
}
