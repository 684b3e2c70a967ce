import { monotonicNow } from '@/lib/base/clock';
import { processWide } from '@/lib/base/process-wide';

/** In monotonic ms; 0 for none since the start. */
type Changes = { news: number; all: number };

function changesOf(city: string): Changes {
  const ofAll = processWide('news changes', () => new Map<string, Changes>());
  const known = ofAll.get(city) ?? { news: 0, all: 0 };
  ofAll.set(city, known);
  return known;
}

/** Something that a city's pages show has changed: those that were made before now are given once more and made again. */
export function markNewsChanged(city: string): void {
  changesOf(city).news = monotonicNow();
}

/** As an edit of its folder does: a page that was made before now is given to nobody. */
export function markAllChanged(city: string): void {
  changesOf(city).all = monotonicNow();
}

export function newsChangedAt(city: string): number {
  const { news, all } = changesOf(city);
  return Math.max(news, all);
}

export function allChangedAt(city: string): number {
  return changesOf(city).all;
}
