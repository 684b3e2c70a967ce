import { languageOf } from '@/lib/base/text/language-of';
import type { CityLocal } from '@/lib/city/schema/news';
import { isSpanish, isStopWord, wordsOf } from '@/lib/search/search-words';

/** A word or phrase of a query, as alternatives. Each alternative is one or more words that must all occur. */
export type QueryPart = readonly (readonly string[])[];

type Phrase = { words: readonly string[]; means: readonly string[] };
type Spoken = { language: string; phrases: ReadonlyMap<string, readonly Phrase[]> };

/** Indexes the phrases of `words` in local.yaml by their first word, the longest first. */
export function readSpoken(words: CityLocal['words'] = {}): Spoken[] {
  return Object.entries(words).map(([language, meanings]) => {
    const all = Object.entries(meanings).map(([phrase, means]) => ({
      words: wordsOf(phrase, language),
      means: [means].flat(),
    }));
    const longestFirst = all.toSorted((one, other) => other.words.length - one.words.length);
    const phrases = new Map<string, Phrase[]>();
    for (const one of longestFirst) {
      const [first = ''] = one.words;
      phrases.set(first, [...(phrases.get(first) ?? []), one]);
    }
    return { language, phrases };
  });
}

/** `language`: the site's; `known`: every word in the index. */
type Context = { language: string; spoken: readonly Spoken[]; known: ReadonlySet<string> };

/** Each alternative costs a walk through the index. */
const MAX_ALTERNATIVES = 4;

/** Returns the words as English texts have them, and their Spanish stems if the index has those or the site is Spanish. */
function bothWays(words: string[], stems: string[], { language, known }: Context): string[][] {
  const areKnown = (all: string[]) => all.every((word) => known.has(word));
  return areKnown(stems) || (isSpanish(language) && !areKnown(words)) ? [words, stems] : [words];
}

type PhraseMatch = { length: number; language: string; means: readonly string[] };

/** Finds a known phrase that starts at a word of the query; `forms`: the query's words in each language. */
function phraseAt(
  at: number,
  forms: readonly (readonly string[])[],
  spoken: readonly Spoken[],
): PhraseMatch | undefined {
  for (const [which, { language, phrases }] of spoken.entries()) {
    const form = (step: number) => forms[which]?.[at + step] ?? '';
    const phrase = phrases
      .get(form(0))
      ?.find(({ words }) => words.every((word, step) => form(step) === word));
    if (phrase) return { length: phrase.words.length, language, means: phrase.means };
  }
  return undefined;
}

type Part = { own: string; ways: QueryPart; language?: string };

function partsOf(query: string, context: Context): Part[] {
  const { spoken } = context;
  const [words, stems] = [wordsOf(query), wordsOf(query, 'es')];
  const forms = spoken.map(({ language }) => wordsOf(query, language));
  const parts = new Map<string, Part>();
  for (let at = 0, length = 1; at < words.length; at += length) {
    const match = phraseAt(at, forms, spoken);
    length = match?.length ?? 1;
    const own = words.slice(at, at + length);
    const means = (match?.means ?? []).flatMap((text) =>
      bothWays(wordsOf(text), wordsOf(text, 'es'), context),
    );
    const ways = [...bothWays(own, stems.slice(at, at + length), context), ...means].slice(
      0,
      MAX_ALTERNATIVES,
    );
    const name = own.join(' ');
    parts.set(name, { own: name, ways, ...(match && { language: match.language }) });
  }
  return [...parts.values()];
}

/** Splits a query into at most `max` different words and phrases; stop words count only if there is nothing else. */
export function queryParts(query: string, context: Context, max: number): QueryPart[] {
  const all = partsOf(query, context);
  const languages = [context.language, languageOf(query) ?? '', ...all.map(({ language = '' }) => language)];
  const inSpanish = languages.some(isSpanish);
  const content = all.filter(({ own }) => !isStopWord(own, inSpanish));
  return (content.length > 0 ? content : all).slice(0, max).map(({ ways }) => ways);
}
