import { monotonicNow } from '@/lib/base/clock';
import { processWide } from '@/lib/base/process-wide';
import type { FeedKey } from '@/lib/sections';

export type Topic = FeedKey | 'posts' | 'weather';

/** In monotonic ms. */
type Changes = { all: number; topics: Partial<Record<Topic, number>> };

function changesOf(city: string): Changes {
  const ofAll = processWide('news changes', () => new Map<string, Changes>());
  const known = ofAll.get(city) ?? { all: 0, topics: {} };
  ofAll.set(city, known);
  return known;
}

/** Outdates a city's pages with these topics that were made before now; without topics, all its pages. */
export function markNewsChanged(city: string, topics?: readonly Topic[]): void {
  const now = monotonicNow();
  const changes = changesOf(city);
  if (!topics) changes.all = now;
  for (const topic of topics ?? []) changes.topics[topic] = now;
}

/** When all of a city's pages were outdated at once, as by an edit of its folder; in monotonic ms, 0 for never. */
export function allChangedAt(city: string): number {
  return changesOf(city).all;
}

/** In monotonic ms; 0 for none since the start. */
export function newsChangedAt(city: string, topics?: readonly Topic[]): number {
  const { all, topics: times } = changesOf(city);
  const asked = topics ? topics.map((topic) => times[topic] ?? 0) : Object.values(times);
  return Math.max(all, ...asked);
}
