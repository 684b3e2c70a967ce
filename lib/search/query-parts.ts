import { languageOf } from '@/lib/base/text/language-of';
import type { CityLocal } from '@/lib/city/schema/news';
import { isSmall, isSpanish, wordsOf } from '@/lib/search/search-words';

/** A word or phrase of a query: the ways to find it, each of one or more words that must all be there. */
export type QueryPart = readonly (readonly string[])[];

type Phrase = { words: readonly string[]; means: readonly string[] };
type Spoken = { language: string; phrases: ReadonlyMap<string, readonly Phrase[]> };

/** What readers say in their languages (`words` in local.yaml), by its first word, the longest first. */
export function readSpoken(said: CityLocal['words'] = {}): Spoken[] {
  return Object.entries(said).map(([language, meanings]) => {
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

/** `language`: the site's; `known`: each word that a text has. */
type Context = { language: string; spoken: readonly Spoken[]; known: ReadonlySet<string> };

/** Each is a walk through the index. */
const mostWays = 4;

/** As English texts have the words, and as Spanish ones do where there are any or may be. */
function bothWays(words: string[], stems: string[], { language, known }: Context): string[][] {
  const areKnown = (all: string[]) => all.every((word) => known.has(word));
  return areKnown(stems) || (isSpanish(language) && !areKnown(words)) ? [words, stems] : [words];
}

type Said = { length: number; language: string; means: readonly string[] };

/** What starts at a word of the query; `forms`: the query in each language that is spoken. */
function saidAt(
  at: number,
  forms: readonly (readonly string[])[],
  spoken: readonly Spoken[],
): Said | undefined {
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
    const said = saidAt(at, forms, spoken);
    length = said?.length ?? 1;
    const own = words.slice(at, at + length);
    const means = (said?.means ?? []).flatMap((text) =>
      bothWays(wordsOf(text), wordsOf(text, 'es'), context),
    );
    const ways = [...bothWays(own, stems.slice(at, at + length), context), ...means].slice(0, mostWays);
    const name = own.join(' ');
    parts.set(name, { own: name, ways, ...(said && { language: said.language }) });
  }
  return [...parts.values()];
}

/** Each word or phrase once, at most `most`; stop words, of Spanish in a Spanish query, only where there are no others. */
export function queryParts(query: string, context: Context, most: number): QueryPart[] {
  const all = partsOf(query, context);
  const languages = [context.language, languageOf(query) ?? '', ...all.map(({ language = '' }) => language)];
  const inSpanish = languages.some(isSpanish);
  const telling = all.filter(({ own }) => !isSmall(own, inSpanish));
  return (telling.length > 0 ? telling : all).slice(0, most).map(({ ways }) => ways);
}
