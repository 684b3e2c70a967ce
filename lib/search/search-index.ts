import MiniSearch, { type SearchOptions } from 'minisearch';
import { documentName, type SearchDocument } from '@/lib/search/search-document';
import { queryWords, wordsOf } from '@/lib/search/search-words';

/** A document that was found, and the words of it that answer the query (as search-words.ts spells them). */
export type Found = { document: SearchDocument; words: ReadonlySet<string> };

/** The best of what was found, and how much there was. `some`: nothing has all words, these have some of them. */
export type SearchResults = { found: readonly Found[]; total: number; match: 'all' | 'some' };

export type SearchIndex = {
  search: (query: string) => SearchResults;
  /** How many documents can be found. */
  size: number;
};

/** Results on the page; who finds none of them right needs other words, not more results. */
const mostShown = 40;
/** A query of a hundred characters could hold fifty words; each costs a walk through the index. */
const mostWords = 10;
/** Words that may be misspelt cost the longest walk. */
const mostMisspelt = 2;

/**
 * How the words of a query are looked up: as they are, as the beginning of a word (from three letters on), and, where
 * no text has the word, a letter or two off.
 */
function manners(words: readonly string[], known: ReadonlySet<string>): SearchOptions {
  const strange = words.filter((word) => !known.has(word) && /^\D{4,}$/.test(word));
  const misspelt = new Set(strange.slice(0, mostMisspelt));
  return {
    tokenize: () => [...words],
    processTerm: (word) => word,
    boost: { title: 3 },
    prefix: (word) => word.length >= 3,
    fuzzy: (word) => (misspelt.has(word) ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.2 },
  };
}

type Hit = Found & { place: number; score: number };

/** Best first; of equal worth the newest, then as they were given. */
function byWorth(one: Hit, other: Hit): number {
  const dates = (other.document.date?.getTime() ?? 0) - (one.document.date?.getTime() ?? 0);
  return other.score - one.score || dates || one.place - other.place;
}

/** Each once, at its first place: a headline may stand in several sections. Two headlines may share an address. */
function eachOnce(documents: readonly SearchDocument[]): SearchDocument[] {
  const kept = new Map<string, SearchDocument>();
  for (const document of documents) {
    const name = documentName(document);
    if (!kept.has(name)) kept.set(name, document);
  }
  return [...kept.values()];
}

/** An index over documents; pure: the same documents and query always give the same results. */
export function buildIndex(given: readonly SearchDocument[]): SearchIndex {
  const documents = eachOnce(given);
  const known = new Set<string>();
  const engine = new MiniSearch<SearchDocument & { place: number }>({
    idField: 'place',
    fields: ['title', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  engine.addAll(documents.map((document, place) => ({ ...document, place })));

  function search(query: string): SearchResults {
    const words = queryWords(query, mostWords);
    const some = engine.search(words.join(' '), manners(words, known));
    const all = some.filter(({ queryTerms }) => queryTerms.length === words.length);
    const hits = (all.length > 0 ? all : some).map(({ id, score, terms }): Hit => {
      const place = Number(id);
      return { document: documents[place] as SearchDocument, words: new Set(terms), place, score };
    });
    const found = hits.sort(byWorth).slice(0, mostShown);
    return { found, total: hits.length, match: all.length > 0 ? 'all' : 'some' };
  }

  return { search, size: documents.length };
}
