import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { CityLocal } from '@/lib/city/schema/news';
import { joinContent, type Normalized, phraseWeight } from '@/lib/search/phrase-weight';
import { type QueryPart, queryParts, readSpoken } from '@/lib/search/query-parts';
import { type DocumentKind, eachOnce, eachPageOnce, type SearchDocument } from '@/lib/search/search-document';
import { contentWords, wordsOf } from '@/lib/search/search-words';
import synonyms from '@/lib/search/synonyms.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** A document keeps at least the share `min` of its score and loses half of the rest every `halfLife` (ms). */
type Aging = { min: number; halfLife: number };

// News ages in days, a guide in years, and an event by the days until it begins. Undated documents rank between new and
// old news.
const agings: Readonly<Record<DocumentKind, Aging>> = {
  headline: { min: 0.5, halfLife: 4 * DAY_MS },
  event: { min: 0.6, halfLife: 14 * DAY_MS },
  post: { min: 0.75, halfLife: 365 * DAY_MS },
  service: { min: 1, halfLife: DAY_MS },
  page: { min: 0.8, halfLife: DAY_MS },
  question: { min: 0.8, halfLife: DAY_MS },
};

/** Returns the factor for a document's age: 1 for a new one, never below 0.5; `now` in ms. */
export function ageWeight({ kind, date }: Pick<SearchDocument, 'kind' | 'date'>, now: number): number {
  const { min, halfLife } = agings[kind];
  if (!date) return min;
  const age = kind === 'event' ? Math.abs(date.getTime() - now) : Math.max(0, now - date.getTime());
  return min + (1 - min) * 0.5 ** (age / halfLife);
}

/** `words`: the document's words that match the query, as search-words.ts normalizes them. */
export type Found = { document: SearchDocument; words: ReadonlySet<string> };

/**
 * `match`: 'all' if each document matches the whole query or is found by its name; 'some' if matching a part suffices.
 */
export type SearchResults = {
  found: readonly Found[];
  total: number;
  match: 'all' | 'some';
};

/** Maximum number of results. Readers who need more should search for other words. */
const MAX_RESULTS = 40;
/** Maximum number of words in a query, because the engine walks through the index for each. */
const MAX_WORDS = 10;
/** A synonym counts less than the query's own word. */
const SYNONYM_WEIGHT = 0.5;
/** A word in the body counts less than one in the text, because a long post mentions many things. */
const BODY_WEIGHT = 0.3;
/** Fuzzy matching is slow, so only this many words of a query use it. */
const MAX_FUZZY_WORDS = 2;

/**
 * Returns search options. Words match exactly, by prefix if they have at least three letters, and with typos
 * if the index lacks them.
 */
function engineOptions(
  query: string,
  parts: readonly QueryPart[],
  known: ReadonlySet<string>,
): SearchOptions {
  const words = [...new Set(parts.flat(2))];
  const own = new Set([...wordsOf(query), ...wordsOf(query, 'es')]);
  const areKnown = (all: readonly string[]) => all.every((word) => known.has(word));
  const unknown = parts.filter((ways) => !ways.some(areKnown)).flatMap((ways) => ways.at(-1) ?? []);
  const unknownWords = unknown.filter((word) => !known.has(word) && /^\D{4,}$/.test(word));
  const fuzzyWords = new Set(unknownWords.slice(0, MAX_FUZZY_WORDS));
  return {
    tokenize: () => words,
    processTerm: (word) => word,
    boost: { title: 3, body: BODY_WEIGHT },
    boostTerm: (word) => (own.has(word) ? 1 : SYNONYM_WEIGHT),
    prefix: (word) => word.length >= 3,
    fuzzy: (word) => (fuzzyWords.has(word) ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.25, fuzzy: 0.2 },
  };
}

/** Returns the query's words that a result shows. The others occur only in its body. */
function shownWords({ match, queryTerms }: SearchResult): string[] {
  const terms = Object.entries(match).map(([term, fields]) => ({
    term,
    isShown: fields.some((name) => name !== 'body'),
  }));
  return queryTerms.filter((word) => {
    const found = terms.filter(({ term }) => term.startsWith(word));
    return found.length === 0 || found.some(({ isShown }) => isShown);
  });
}

/** Returns the share of a query that a document contains, 0 to 1. A part counts as much as its best alternative. */
function shareOf(matched: readonly string[], parts: readonly QueryPart[]): number {
  const present = new Set(matched);
  const shares = parts.map((ways) =>
    Math.max(...ways.map((words) => words.filter((word) => present.has(word)).length / words.length)),
  );
  return shares.reduce((sum, share) => sum + share, 0) / parts.length;
}

/** `isSure`: the document shows all words of the query, or its body has them as one word or phrase. */
type Hit = Found & { place: number; score: number; share: number; isSure: boolean };

/**
 * Returns the hits that match at least half of the query or, if none do, those that match the largest share of it.
 * Leaves out phone numbers.
 */
function partialHits(hits: readonly Hit[]): Hit[] {
  const best = Math.max(0, ...hits.map(({ share }) => share));
  return hits.filter(({ document, share }) => share >= Math.min(best, 0.5) && document.kind !== 'service');
}

/** Sorts by score, then date (undated last), then original order. */
function bestFirst(one: Hit, other: Hit): number {
  const dateOf = ({ document }: Hit) => document.date?.getTime() ?? 0;
  return other.score - one.score || dateOf(other) - dateOf(one) || one.place - other.place;
}

type Named = { document: SearchDocument; phrases: readonly (readonly string[])[] };

/** Finds documents with a name of at least `minWords` words that are all in the query. The longest name comes first. */
function findByName(all: readonly Named[], words: readonly string[], minWords: number): Found[] {
  const queryWords = new Set(words);
  const named = all.flatMap(({ document, phrases }) => {
    const matched = phrases.filter(
      (phrase) => phrase.length > 0 && phrase.every((word) => queryWords.has(word)),
    );
    const longest = Math.max(0, ...matched.map(({ length }) => length));
    return longest >= Math.max(1, minWords) ? [{ document, words: new Set(matched.flat()), longest }] : [];
  });
  return named.toSorted((one, other) => other.longest - one.longest);
}

/** The site's language (BCP 47), and words that its readers use in other languages. */
type Spoken = { language?: string; words?: CityLocal['words'] };

/** Builds the search engine. Returns it with all words that it contains and the documents' normalized text. */
function buildEngine(documents: readonly SearchDocument[], language: string) {
  const known = new Set<string>();
  const normalized = documents.map((): Normalized => ({ title: '', text: '', body: '' }));
  const engine = new MiniSearch<SearchDocument & { place: number }>({
    idField: 'place',
    fields: ['title', 'text', 'source', 'when', 'names', 'body'],
    // Normalize words here, because the tokenizer does not know a document's language.
    extractField: (document, field) => {
      const value = document[field as keyof typeof document];
      if (field === 'place') return value;
      const words = wordsOf(`${value ?? ''}`, document.language ?? language);
      const kept = normalized[document.place];
      if (kept && field in kept) kept[field as keyof Normalized] = joinContent(words);
      return (field === 'body' ? [...new Set(words)] : words).join(' ');
    },
    tokenize: (words) => words.split(' '),
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  engine.addAll(documents.map((document, place) => ({ ...document, place })));
  return { engine, known, normalized };
}

/** Builds an index with a `search` function. The same documents and query always return the same results. */
export function buildIndex(all: readonly SearchDocument[], { language = 'en', words }: Spoken = {}) {
  const documents = eachOnce(all);
  const { engine, known, normalized } = buildEngine(documents, language);
  const context = { language, spoken: readSpoken(words, synonyms), known };
  const named = documents.flatMap((document) =>
    document.names ? [{ document, phrases: document.names.map((name) => contentWords(name, language)) }] : [],
  );

  function hitsOf(query: string, parts: readonly QueryPart[], now: number): Hit[] {
    const weigh = phraseWeight(parts);
    return engine.search(query, engineOptions(query, parts, known)).map((match): Hit => {
      const place = Number(match.id);
      const document = documents[place] as SearchDocument;
      const share = shareOf(match.queryTerms, parts);
      const weight = weigh(normalized[place]);
      const score = match.score * weight * share * ageWeight(document, now);
      const isSure =
        share === 1 && (parts.length === 1 || weight > 1 || shareOf(shownWords(match), parts) === 1);
      return { document, words: new Set(match.terms), place, score, share, isSure };
    });
  }

  /**
   * Searches the index. Older documents score lower, and so do events that are long before or after `now` (ms).
   */
  function search(query: string, now: number): SearchResults {
    const parts = queryParts(query, context, MAX_WORDS);
    const hits = hitsOf(query, parts, now);
    // A long body may contain all words by chance, so it does not replace better partial matches.
    const isSure = hits.some((hit) => hit.isSure);
    // If some documents match the whole query, a service is listed first only if its name has at least half
    // as many words as the query. Otherwise one word of a headline would bring up a phone number.
    const first = findByName(named, parts.flat(2), isSure ? parts.length / 2 : 1);
    const firsts = new Set(first.map(({ document }) => document));
    const match = isSure || first.length > 0 ? 'all' : 'some';
    const best = match === 'all' ? hits.filter(({ share }) => share === 1) : partialHits(hits);
    const others = best.filter(({ document }) => !firsts.has(document));
    const found = eachPageOnce([...first, ...others.toSorted(bestFirst)]);
    return { found: found.slice(0, MAX_RESULTS), total: found.length, match };
  }

  return { search };
}

export type SearchIndex = ReturnType<typeof buildIndex>;
