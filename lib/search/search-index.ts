import MiniSearch, { type SearchOptions as EngineOptions } from 'minisearch';
import { ageWeight } from '@/lib/search/age-weight';
import { eachOnce, type SearchDocument } from '@/lib/search/search-document';
import { type SearchOptions, standardOptions } from '@/lib/search/search-options';
import { queryWords, wordsOf } from '@/lib/search/search-words';
import { type FeedKey, sections } from '@/lib/sections';

/** A document that was found, and the words of it that answer the query (as search-words.ts spells them). */
export type Found = { document: SearchDocument; words: ReadonlySet<string> };

/** How much of what was found stands in a section. */
export type SectionCount = { section: FeedKey; count: number };

/**
 * The first of what was found, and how much there was. `some`: nothing has all words, these have some of them.
 * `sections`: where it stands, before it is narrowed to one of them.
 */
export type SearchResults = {
  found: readonly Found[];
  total: number;
  match: 'all' | 'some';
  sections: readonly SectionCount[];
};

export type SearchIndex = {
  /** At a moment (ms), since what is old counts less. */
  search: (query: string, now: number, options?: SearchOptions) => SearchResults;
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
function manners(words: readonly string[], known: ReadonlySet<string>): EngineOptions {
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

function newness(one: Hit, other: Hit): number {
  return (other.document.date?.getTime() ?? 0) - (one.document.date?.getTime() ?? 0);
}

/** Best first, of equal worth the newest; or the newest first, of equal date the best. Then as they were given. */
const orders: Readonly<Record<SearchOptions['order'], (one: Hit, other: Hit) => number>> = {
  best: (one, other) => other.score - one.score || newness(one, other) || one.place - other.place,
  newest: (one, other) => newness(one, other) || other.score - one.score || one.place - other.place,
};

function countSections(hits: readonly Hit[]): SectionCount[] {
  return sections
    .map(({ feedKey }) => ({
      section: feedKey,
      count: hits.filter(({ document }) => document.sections?.includes(feedKey)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** An index over documents; pure: the same documents and query always give the same results. */
export function buildIndex(given: readonly SearchDocument[]): SearchIndex {
  const documents = eachOnce(given);
  const known = new Set<string>();
  const engine = new MiniSearch<SearchDocument & { place: number }>({
    idField: 'place',
    fields: ['title', 'text', 'source', 'when'],
    tokenize: wordsOf,
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  engine.addAll(documents.map((document, place) => ({ ...document, place })));

  function search(query: string, now: number, { order, section } = standardOptions): SearchResults {
    const words = queryWords(query, mostWords);
    const some = engine.search(words.join(' '), manners(words, known));
    const all = some.filter(({ queryTerms }) => queryTerms.length === words.length);
    const hits = (all.length > 0 ? all : some).map(({ id, score, terms }): Hit => {
      const place = Number(id);
      const document = documents[place] as SearchDocument;
      return { document, words: new Set(terms), place, score: score * ageWeight(document, now) };
    });
    const wanted = section ? hits.filter(({ document }) => document.sections?.includes(section)) : hits;
    const found = wanted.toSorted(orders[order]).slice(0, mostShown);
    const match = all.length > 0 ? 'all' : 'some';
    return { found, total: wanted.length, match, sections: countSections(hits) };
  }

  return { search, size: documents.length };
}
