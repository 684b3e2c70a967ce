import { monotonicNow } from '@/lib/base/clock';
import { type Changes, freshnessState } from '@/lib/freshness/freshness-state';

function changesOf(city: string): Changes {
  const { changes } = freshnessState();
  const known = changes.get(city) ?? { news: 0, all: 0 };
  changes.set(city, known);
  return known;
}

/** Marks a city's pages as stale: each is sent once more and rendered again in the background. */
export function markNewsChanged(city: string): void {
  changesOf(city).news = monotonicNow();
}

/** Invalidates a city's pages, for example after an edit: pages rendered before now are not sent again. */
export function markAllChanged(city: string): void {
  changesOf(city).all = monotonicNow();
}

/** Returns the time of the last change on a city's pages, in monotonic ms. */
export function newsChangedAt(city: string): number {
  const { news, all } = changesOf(city);
  return Math.max(news, all);
}

/** Returns the time before which a city's pages are invalid, in monotonic ms. */
export function allChangedAt(city: string): number {
  return changesOf(city).all;
}
