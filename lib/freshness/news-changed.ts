import { monotonicNow } from '@/lib/base/clock';
import { processWide } from '@/lib/base/process-wide';

/** Times of the last changes in monotonic ms; 0 if none since the start. */
type Changes = { news: number; all: number };

function changesOf(city: string): Changes {
  const ofAll = processWide('news changes', () => new Map<string, Changes>());
  const known = ofAll.get(city) ?? { news: 0, all: 0 };
  ofAll.set(city, known);
  return known;
}

/** Marks a city's pages as stale: each is sent once more and then rendered again. */
export function markNewsChanged(city: string): void {
  changesOf(city).news = monotonicNow();
}

/** Invalidates a city's pages, for example after an edit: none rendered before now is sent again. */
export function markAllChanged(city: string): void {
  changesOf(city).all = monotonicNow();
}

/** Returns when anything on a city's pages last changed, in monotonic ms. */
export function newsChangedAt(city: string): number {
  const { news, all } = changesOf(city);
  return Math.max(news, all);
}

/** Returns since when a city's older pages are invalid, in monotonic ms. */
export function allChangedAt(city: string): number {
  return changesOf(city).all;
}
