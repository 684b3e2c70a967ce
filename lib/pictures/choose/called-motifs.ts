import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';
import type { CalledMotif, Motif } from '@/lib/city/city-type';

function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

function find(title: string, called: readonly CalledMotif[]): readonly Motif[] {
  const text = wordsOf(title);
  const says = (word: string, without: string) =>
    ['', 's', 'es'].some((ending) => without.includes(` ${word}${ending} `));
  const fits = ({ words, except = [] }: CalledMotif) => {
    const without = except.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' | '), text);
    return words.some((word) => says(word, without));
  };
  return called.filter(fits).map(({ motif }) => motif);
}

type Table = readonly CalledMotif[];

const finders = processWide('motif finders', () => new WeakMap<Table, (title: string) => readonly Motif[]>());

/** Motifs for a headline, in the order of the table; matches whole words, singular or plural. */
export function calledMotifs(title: string, table: Table): readonly Motif[] {
  if (table.length === 0) return [];
  const finder = finders.get(table) ?? memoize(500, (one) => find(one, table));
  finders.set(table, finder);
  return finder(title);
}
