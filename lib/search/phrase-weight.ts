import type { QueryPart } from '@/lib/search/query-parts';
import { isStopWord } from '@/lib/search/search-words';

/** Factors for documents that contain the query as a phrase. */
const PHRASE_WEIGHTS = { title: 2, text: 1.3, body: 1.2 };

/** The words of a document's title, text and body, without stop words, joined by spaces. */
export type Normalized = Record<keyof typeof PHRASE_WEIGHTS, string>;

/** Joins words, without English and Spanish stop words, because phrases are compared without them. */
export function joinContent(words: readonly string[]): string {
  return words.filter((word) => !isStopWord(word, true)).join(' ');
}

/**
 * Returns a function that computes a document's factor, which is higher if the document contains the parts of
 * a query as one phrase.
 */
export function phraseWeight(parts: readonly QueryPart[]): (document?: Normalized) => number {
  const ways = parts.map((some) => some.map(joinContent).filter(Boolean)).filter(({ length }) => length > 0);
  if (ways.length < 2 && !ways.flat().some((way) => way.includes(' '))) return () => 1;
  const phrase = new RegExp(`(?:^| )${ways.map((some) => `(?:${some.join('|')})`).join(' ')}(?: |$)`, 'u');
  const fields = Object.keys(PHRASE_WEIGHTS) as (keyof Normalized)[];
  return (document) => {
    const field = document && fields.find((name) => phrase.test(document[name]));
    return field ? PHRASE_WEIGHTS[field] : 1;
  };
}
