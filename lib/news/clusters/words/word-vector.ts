import type { Word } from '@/lib/news/clusters/words/read-words';
import { rarity, type WordCounts } from '@/lib/news/clusters/words/word-counts';

export type Vector = ReadonlyMap<string, number>;

export function tally(words: readonly Word[], twice: readonly Word[] = []): Map<string, number> {
  const often = new Map<string, number>();
  for (const { stem } of [...words, ...twice, ...twice]) often.set(stem, (often.get(stem) ?? 0) + 1);
  return often;
}

/** TF-IDF, scaled to a length of one. */
export function vectorOf(often: ReadonlyMap<string, number>, counts: WordCounts): Vector {
  const raw = [...often].map(
    ([stem, times]) => [stem, (1 + Math.log(times)) * rarity(counts, stem)] as const,
  );
  const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(raw.map(([stem, weight]) => [stem, weight / length]));
}

/** Of vectors of length one: 1 for the same words, 0 for none in common. */
export function cosine(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of few) sum += weight * (many.get(stem) ?? 0);
  return sum;
}

/** The share of `part` that `whole` has too, from 0 to 1. */
export function shareWithin(part: Vector, whole: Vector): number {
  let all = 0;
  let shared = 0;
  for (const [stem, weight] of part) {
    all += weight * weight;
    if (whole.has(stem)) shared += weight * weight;
  }
  return all > 0 ? shared / all : 0;
}
