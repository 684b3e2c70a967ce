import { stemmer } from '@orama/stemmers/english';
import { memoize } from '@/lib/base/cache';

/** Returns the stem of an English word: `vote` for `votes`, `voted` and `voting`. */
export const stem = memoize(20_000, (word: string): string => stemmer(word));

export type Word = {
  stem: string;
  capital: boolean;
  /**
   * Whether a capital letter here indicates a name. It does not at the start of a sentence or in Title Case.
   */
  telling: boolean;
};

export type Words = { words: readonly Word[]; weekdays: readonly string[] };

const small = new Set(
  `a about above after again against all also am amid among an and any are as at be because been before being below
  between both but by can could did do does doing down during each few for from further get had has have having he her
  here hers him his how i if in into is it its itself just like ll make may me might more most my near new no nor not
  now of off on once only or other our out over own per re s said same say says she should so some such than that the
  their them then there these they this those through to too under until up upon us use ve very via was we were what
  when where which while who whom why will with would you your am pm`.split(/\s+/),
);
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const month =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec)$/;

const wordForm = /[\p{L}\p{N}]+(?:(?:['’.]|,(?=\d{3}))[\p{L}\p{N}]+)*/gu;
const sentenceEnd = /[.!?:;—–|•×"“”]\s*$/;
const TITLE_CASE_SHARE = 0.6;

function plain(word: string): string {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/['’]s$/, '').replace(/['’.,]/g, '');
}

function isSmall(word: string): boolean {
  return small.has(word) || weekday.test(word) || month.test(word) || !/..|\d/.test(word);
}

/** Returns a string's words in order, without stop words or dates, and its weekdays. Number words become digits. */
export const reportWords = memoize(4000, (text): Words => {
  const found = [...text.matchAll(wordForm)];
  const forms = found.map(({ 0: form, index }) => ({ form, index, word: plain(form) }));
  const capitals = forms.filter(({ form }) => /^\p{Lu}/u.test(form)).length;
  const isTitleCase = capitals > forms.length * TITLE_CASE_SHARE;
  const isFirst = (index: number) =>
    index === 0 || sentenceEnd.test(text.slice(Math.max(0, index - 4), index));
  const words = forms
    .filter(({ word }) => !isSmall(word))
    .map(({ form, index, word }) => ({
      stem: numbers.includes(word) ? String(numbers.indexOf(word)) : stem(word),
      capital: /^\p{Lu}/u.test(form),
      telling: !isTitleCase && !isFirst(index),
    }));
  return { words, weekdays: forms.map(({ word }) => word).filter((word) => weekday.test(word)) };
});

/**
 * `texts`: number of texts counted. `within`: number of texts with each stem. `capital` and `lower`: uses of each stem
 * with and without a capital letter, counted only where a capital would indicate a name (`telling`).
 */
export type WordCounts = {
  texts: number;
  within: Map<string, number>;
  capital: Map<string, number>;
  lower: Map<string, number>;
};

/** Creates empty word counts. */
export function noWords(): WordCounts {
  return { texts: 0, within: new Map(), capital: new Map(), lower: new Map() };
}

function addOne(counts: Map<string, number>, stem: string): void {
  counts.set(stem, (counts.get(stem) ?? 0) + 1);
}

/** Adds a text's words to `counts`. */
export function countText(counts: WordCounts, words: readonly Word[]): void {
  counts.texts++;
  for (const stem of new Set(words.map((word) => word.stem))) addOne(counts.within, stem);
  for (const { stem, capital, telling } of words)
    if (telling) addOne(capital ? counts.capital : counts.lower, stem);
}

/** Halves all counts, so that older text weighs less. */
export function fadeCounts(counts: WordCounts): void {
  counts.texts /= 2;
  for (const table of [counts.within, counts.capital, counts.lower])
    for (const [stem, count] of table)
      if (count > 1) table.set(stem, count / 2);
      else table.delete(stem);
}

/** Returns the inverse document frequency of a stem. */
export function rarity({ texts, within }: WordCounts, stem: string): number {
  return Math.max(0, Math.log((texts + 1) / ((within.get(stem) ?? 0) + 0.5)));
}

/** Returns the approximate rarity of a stem that occurs in a single text; other rarities are divided by it. */
export function greatestRarity({ texts }: WordCounts): number {
  return Math.log(texts + 1);
}

/** Returns the share of a word's uses that are names, 0 to 1; about a third for an unknown word. */
export function nameShare({ capital, lower }: WordCounts, stem: string): number {
  const names = capital.get(stem) ?? 0;
  return (names + 0.15) / (names + (lower.get(stem) ?? 0) + 0.5);
}

export type Vector = ReadonlyMap<string, number>;

/** Returns how often each stem occurs. Words in `twice` count double. */
export function tally(words: readonly Word[], twice: readonly Word[] = []): Map<string, number> {
  const often = new Map<string, number>();
  for (const { stem } of [...words, ...twice, ...twice]) often.set(stem, (often.get(stem) ?? 0) + 1);
  return often;
}

/** Returns a string's TF-IDF vector, normalized to length one. */
export function vectorOf(often: ReadonlyMap<string, number>, counts: WordCounts): Vector {
  const raw = [...often].map(
    ([stem, times]) => [stem, (1 + Math.log(times)) * rarity(counts, stem)] as const,
  );
  const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(raw.map(([stem, weight]) => [stem, weight / length]));
}

/** Returns the cosine of normalized vectors: 1 for the same words, 0 for no words in common. */
export function cosine(one: Vector, other: Vector): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of few) sum += weight * (many.get(stem) ?? 0);
  return sum;
}

/** Returns the weighted share of `part` that `whole` contains too (0 to 1). */
export function shareWithin(part: Vector, whole: Vector): number {
  let all = 0;
  let shared = 0;
  for (const [stem, weight] of part) {
    all += weight * weight;
    if (whole.has(stem)) shared += weight * weight;
  }
  return all > 0 ? shared / all : 0;
}
