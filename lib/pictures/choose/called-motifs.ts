import type { CalledMotif, Motif } from '@/lib/city/city-type';

function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Motifs for a headline, in the order of the city's table; matches whole words, singular or plural. */
export function calledMotifs(title: string, called: readonly CalledMotif[]): Motif[] {
  const text = wordsOf(title);
  const says = (word: string, without: string) =>
    ['', 's', 'es'].some((ending) => without.includes(` ${word}${ending} `));
  const fits = ({ words, except = [] }: CalledMotif) => {
    const without = except.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' | '), text);
    return words.some((word) => says(word, without));
  };
  return called.filter(fits).map(({ motif }) => motif);
}
