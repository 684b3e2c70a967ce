import MiniSearch, { type SearchOptions } from 'minisearch';
import type { CityLocal } from '@/lib/city/schema/news';
import { type QueryPart, queryParts, readSpoken } from '@/lib/search/query-parts';
import { type DocumentKind, eachOnce, type SearchDocument } from '@/lib/search/search-document';
import { tellingWords, wordsOf } from '@/lib/search/search-words';

const day = 86_400_000;

/** A document keeps at least `least` of its score and loses half of the rest every `halfLife` days. */
type Aging = { least: number; halfLife: number };

// News ages in days, a guide in years, an event by the days until it; undated ranks between fresh and old news.
const agings: Readonly<Record<DocumentKind, Aging>> = {
  headline: { least: 0.5, halfLife: 4 * day },
  event: { least: 0.6, halfLife: 14 * day },
  post: { least: 0.75, halfLife: 365 * day },
  service: { least: 1, halfLife: day },
  page: { least: 0.8, halfLife: day },
  question: { least: 0.8, halfLife: day },
};

/** The factor for a document's age: 1 for one of this moment, never less than half; `now` in ms. */
export function ageWeight({ kind, date }: Pick<SearchDocument, 'kind' | 'date'>, now: number): number {
  const { least, halfLife } = agings[kind];
  if (!date) return least;
  const age = kind === 'event' ? Math.abs(date.getTime() - now) : Math.max(0, now - date.getTime());
  return least + (1 - least) * 0.5 ** (age / halfLife);
}

/** `words`: the words that match the query, as search-words.ts spells them. */
export type Found = { document: SearchDocument; words: ReadonlySet<string> };

/** `some`: nothing has all words, these have some of them.  */
export type SearchResults = {
  found: readonly Found[];
  total: number;
  match: 'all' | 'some';
};

/** More results would not help; other words would. */
const mostShown = 40;
/** A query of a hundred characters could hold fifty words; each costs a walk through the index. */
const mostWords = 10;
/** A fuzzy match costs the longest walk. */
const mostMisspelt = 2;

/** Exact, by prefix from three letters on, and, where no text has the word, a letter or two off. */
function engineOptions(parts: readonly QueryPart[], known: ReadonlySet<string>): SearchOptions {
  const words = [...new Set(parts.flat(2))];
  const areKnown = (all: readonly string[]) => all.every((word) => known.has(word));
  const unknown = parts.filter((ways) => !ways.some(areKnown)).flatMap((ways) => ways.at(-1) ?? []);
  const strange = unknown.filter((word) => !known.has(word) && /^\D{4,}$/.test(word));
  const misspelt = new Set(strange.slice(0, mostMisspelt));
  return {
    tokenize: () => words,
    processTerm: (word) => word,
    boost: { title: 3 },
    prefix: (word) => word.length >= 3,
    fuzzy: (word) => (misspelt.has(word) ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.25, fuzzy: 0.2 },
  };
}

function hasAll(matched: readonly string[], parts: readonly QueryPart[]): boolean {
  if (matched.length < parts.length) return false;
  const given = new Set(matched);
  return parts.every((ways) => ways.some((words) => words.every((word) => given.has(word))));
}

type Hit = Found & { place: number; score: number };

/** Ties go to what is newer, then keep the given order; no date comes last. */
function bestFirst(one: Hit, other: Hit): number {
  const dateOf = ({ document }: Hit) => document.date?.getTime() ?? 0;
  return other.score - one.score || dateOf(other) - dateOf(one) || one.place - other.place;
}

type Asked = { document: SearchDocument; phrases: readonly (readonly string[])[] };

/** What the query asks for by a name of at least `least` words, of which it has all; the longest name first. */
function askedFor(all: readonly Asked[], words: readonly string[], least: number): Found[] {
  const given = new Set(words);
  const named = all.flatMap(({ document, phrases }) => {
    const told = phrases.filter((phrase) => phrase.length > 0 && phrase.every((word) => given.has(word)));
    const longest = Math.max(0, ...told.map(({ length }) => length));
    return longest >= Math.max(1, least) ? [{ document, words: new Set(told.flat()), longest }] : [];
  });
  return named.toSorted((one, other) => other.longest - one.longest);
}

/** The site's language (BCP 47), and what its readers say in others. */
type Spoken = { language?: string; words?: CityLocal['words'] };

/** Pure: the same documents and query always give the same results. */
export function buildIndex(given: readonly SearchDocument[], { language = 'en', words: said }: Spoken = {}) {
  const documents = eachOnce(given);
  const known = new Set<string>();
  const engine = new MiniSearch<SearchDocument & { place: number }>({
    idField: 'place',
    fields: ['title', 'text', 'source', 'when', 'asked'],
    // In the words of its own language: what is told of a field does not say whose it is.
    extractField: (document, field) => {
      const value = document[field as keyof typeof document];
      return field === 'place' ? value : wordsOf(`${value ?? ''}`, document.language ?? language).join(' ');
    },
    tokenize: (words) => words.split(' '),
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  engine.addAll(documents.map((document, place) => ({ ...document, place })));

  const context = { language, spoken: readSpoken(said), known };
  const named = documents.flatMap((document) =>
    document.asked ? [{ document, phrases: document.asked.map((name) => tellingWords(name, language)) }] : [],
  );

  /** `now` in ms: age lowers the score. */
  function search(query: string, now: number): SearchResults {
    const parts = queryParts(query, context, mostWords);
    const options = engineOptions(parts, known);
    const some = engine.search(query, options);
    const all = some.filter(({ queryTerms }) => hasAll(queryTerms, parts));
    // A word of somebody's headline is no call for help.
    const first = askedFor(named, parts.flat(2), all.length > 0 ? parts.length / 2 : 1);
    const firsts = new Set(first.map(({ document }) => document));
    const hits = (all.length > 0 || first.length > 0 ? all : some).map(({ id, score, terms }): Hit => {
      const place = Number(id);
      const document = documents[place] as SearchDocument;
      return { document, words: new Set(terms), place, score: score * ageWeight(document, now) };
    });
    const others = hits.filter(({ document }) => !firsts.has(document)).toSorted(bestFirst);
    const match = all.length > 0 || first.length > 0 ? 'all' : 'some';
    return { found: [...first, ...others].slice(0, mostShown), total: first.length + others.length, match };
  }

  return { search };
}

export type SearchIndex = ReturnType<typeof buildIndex>;
