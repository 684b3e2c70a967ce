import type { Word } from '@/lib/news/clusters/words/read-words';

/** `within`: texts that have a stem; `capital`, `lower`: its uses where the case tells a name. */
export type WordCounts = {
  texts: number;
  within: Map<string, number>;
  capital: Map<string, number>;
  lower: Map<string, number>;
};

export function noWords(): WordCounts {
  return { texts: 0, within: new Map(), capital: new Map(), lower: new Map() };
}

function addOne(counts: Map<string, number>, stem: string): void {
  counts.set(stem, (counts.get(stem) ?? 0) + 1);
}

export function countText(counts: WordCounts, words: readonly Word[]): void {
  counts.texts++;
  for (const stem of new Set(words.map((word) => word.stem))) addOne(counts.within, stem);
  for (const { stem, capital, telling } of words)
    if (telling) addOne(capital ? counts.capital : counts.lower, stem);
}

/** Halves all counts: what was said long ago shows little of what is rare today. */
export function fadeCounts(counts: WordCounts): void {
  counts.texts /= 2;
  for (const table of [counts.within, counts.capital, counts.lower])
    for (const [stem, count] of table)
      if (count > 1) table.set(stem, count / 2);
      else table.delete(stem);
}

/** Inverse document frequency: the logarithm of texts per text that has the word. */
export function rarity({ texts, within }: WordCounts, stem: string): number {
  return Math.max(0, Math.log((texts + 1) / ((within.get(stem) ?? 0) + 0.5)));
}

export function greatestRarity({ texts }: WordCounts): number {
  return Math.log(texts + 1);
}

/** Which share of a word's uses is that of a name, from 0 to 1; about a third for one that nothing is known of. */
export function nameShare({ capital, lower }: WordCounts, stem: string): number {
  const names = capital.get(stem) ?? 0;
  return (names + 0.15) / (names + (lower.get(stem) ?? 0) + 0.5);
}
