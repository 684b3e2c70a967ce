import { languageOf } from '@/lib/base/text/language-of';
import type { CityLocal } from '@/lib/city/schema/news';
import { isSpanish, isStopWord, wordsOf } from '@/lib/search/search-words';

/** A word or phrase of a query, as a list of alternatives. An alternative is one or more words that must all occur. */
export type QueryPart = readonly (readonly string[])[];

type Phrase = { words: readonly string[]; means: readonly string[] };
type Spoken = { language: string; phrases: ReadonlyMap<string, readonly Phrase[]> };

/** `means`: other words and phrases to search for, in any language. */
type Meaning = { language: string; phrase: string; means: readonly string[] };

/** Returns the meanings of a city's `words`: each word leads to its meanings, and each meaning to its word. */
function wordMeanings(words: CityLocal['words'] = {}): Meaning[] {
  return Object.entries(words).flatMap(([language, meanings]) =>
    Object.entries(meanings).flatMap(([phrase, means]) => [
      { language, phrase, means: [means].flat() },
      ...[means].flat().map((text) => ({ language: 'en', phrase: text, means: [phrase] })),
    ]),
  );
}

/** A group of phrases with the same meaning, by language. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Returns each phrase with its synonyms, the other phrases of its group. */
function synonymMeanings(synonyms: readonly Synonyms[]): Meaning[] {
  return synonyms.flatMap((group) =>
    Object.entries(group).flatMap(([language, phrases]) =>
      phrases.map((phrase) => ({
        language,
        phrase,
        means: Object.values(group)
          .flat()
          .filter((other) => other !== phrase),
      })),
    ),
  );
}

/** Indexes phrases by their first word, longest phrases first. */
function byFirstWord(all: Iterable<Phrase>): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const phrase of [...all].toSorted((one, other) => other.words.length - one.words.length)) {
    const [first = ''] = phrase.words;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  return phrases;
}

/** Indexes the phrases of `words` in local.yaml and of `synonyms`, by language. */
export function readSpoken(words?: CityLocal['words'], synonyms: readonly Synonyms[] = []): Spoken[] {
  const byLanguage = new Map<string, Map<string, Phrase>>();
  for (const { language, phrase, means } of [...wordMeanings(words), ...synonymMeanings(synonyms)]) {
    const phrases = byLanguage.get(language) ?? new Map<string, Phrase>();
    const phraseWords = wordsOf(phrase, language);
    const key = phraseWords.join(' ');
    const known = phrases.get(key)?.means ?? [];
    phrases.set(key, { words: phraseWords, means: [...new Set([...known, ...means])] });
    byLanguage.set(language, phrases);
  }
  return [...byLanguage].map(([language, phrases]) => ({ language, phrases: byFirstWord(phrases.values()) }));
}

/** `language`: the site's language. `known`: all words in the index. */
type Context = { language: string; spoken: readonly Spoken[]; known: ReadonlySet<string> };

/** Maximum number of alternatives, because the engine walks through the index for each. */
const MAX_ALTERNATIVES = 9;

/**
 * Returns `words`, and also their Spanish stems (`stems`) if the index contains all stems or, on a Spanish site, lacks
 * some of the words.
 */
function bothWays(words: string[], stems: string[], { language, known }: Context): string[][] {
  const areKnown = (all: string[]) => all.every((word) => known.has(word));
  return areKnown(stems) || (isSpanish(language) && !areKnown(words)) ? [words, stems] : [words];
}

type PhraseMatch = { length: number; language: string; means: readonly string[] };

/**
 * Finds the longest known phrase that starts at word `at` of the query. A shorter one may match by chance: "rent
 * control" begins with the stem of the Spanish word for rent. `forms`: the query's words, normalized for each language.
 */
function phraseAt(
  at: number,
  forms: readonly (readonly string[])[],
  spoken: readonly Spoken[],
): PhraseMatch | undefined {
  const matches = spoken.flatMap(({ language, phrases }, which) => {
    const form = (step: number) => forms[which]?.[at + step] ?? '';
    const known = phrases.get(form(0)) ?? [];
    const phrase = known.find(({ words }) => words.every((word, step) => form(step) === word));
    return phrase ? [{ length: phrase.words.length, language, means: phrase.means }] : [];
  });
  return matches.toSorted((one, other) => other.length - one.length)[0];
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

/** Splits a query into at most `max` distinct words and phrases. Uses stop words only if there are no other words. */
export function queryParts(query: string, context: Context, max: number): QueryPart[] {
  const all = partsOf(query, context);
  const languages = [context.language, languageOf(query) ?? '', ...all.map(({ language = '' }) => language)];
  const inSpanish = languages.some(isSpanish);
  const content = all.filter(({ own }) => !isStopWord(own, inSpanish));
  return (content.length > 0 ? content : all).slice(0, max).map(({ ways }) => ways);
}
