import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { memoize } from '@/lib/base/cache';
import { cutText } from '@/lib/base/text/clean-text';

// "L.A." and "LA" must be the same word, because papers write one and readers search for the other.
const wordShape =
  /\p{L}\p{M}*(?:\.\p{L}\p{M}*)+(?:\.?['’]s)?(?![\p{L}\p{N}\p{M}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

type WordPlace = { from: number; to: number; word: string };

/** Matches words that only look like plurals: address, news, campus. */
const noPlural = /ss$|is$|(?<!ea|men|gur)us$|^(?:news|bias|atlas|canvas|lens)$/;
/** Matches plurals that add "es": churches, viruses, heroes. */
const withEs = /(?<=ss|sh|ch|x|tz|zz|[a-z]{3}o|[^aofm]us|^(?:gas|bias|atlas|canvas|lens))es$/;
/** Matches exceptions, whose singular ends in "e": headaches, avalanches, canoes, excuses. */
const withS = /(?:(?<![eo])ache|lanche|niche|quiche|shoe|canoe|letoe|tiptoe|cluse|[cx]cuse|^abuse|^reuse)s$/;

/** Returns the singular: "libraries" becomes "library"; "news", "bus" and "address" are unchanged. */
function singular(word: string): string {
  const isPlural = word.length > 3 && /[a-z]s$/.test(word) && !noPlural.test(word);
  const sign = withEs.test(word) && !withS.test(word) ? /es$/ : /s$/;
  const one = isPlural ? word.replace(sign, '') : word;
  return one.replace(/^quizz$/, 'quiz').replace(/(?<=...)ie$/, 'y');
}

/** Removes case, accents, possessives, apostrophes and dots. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the Spanish stem, marked by a hyphen so it equals no English word: "escuelas" becomes "escuel-". */
function spanishForm(word: string): string {
  if (word === '') return '';
  const one = word.replace(/ces$/, 'z').replace(/(?<=[dlnr])es$/, '');
  // People type without accents, but the stemmer recognizes only the ending "ión".
  return /\d/.test(word) ? word : `${spanishStem(one.replace(/(?<=[cs])ion$/, 'ión'))}-`;
}

/** Returns a normalized word: "cafe" for "Café’s". Memoized, because the same words come up often. */
const englishWord = memoize(5000, (word) => singular(plain(word)));
const spanishWord = memoize(5000, (word) => spanishForm(plain(word)));

/** Yields the normalized words of a string with their positions. `language`: the string's language (BCP 47). */
export function* eachWord(text: string, language = 'en'): Generator<WordPlace> {
  const wordOf = isSpanish(language) ? spanishWord : englishWord;
  for (const { 0: word, index } of text.matchAll(wordShape))
    yield { from: index, to: index + word.length, word: wordOf(word) };
}

export function isSpanish(language: string): boolean {
  return /^es(?:-|$)/.test(language);
}

export function wordsOf(text: string, language?: string): string[] {
  return Array.from(eachWord(text, language), ({ word }) => word).filter((word) => word !== '');
}

const english = new Set(
  wordsOf(
    'a an and are as at be by can do does for from how i in is it my of on or the there this to was what when where which who why will with you your',
  ),
);
const spanish = new Set(
  wordsOf(
    'a al como con cual cuando de del desde donde e el en entre es esta estan este esto hay la las le lo los me mi mis o para pero por porque puedo que quien se ser si sin sobre son su sus tengo un una unas unos y ya',
  ),
);

/** Whether a word is a stop word. Searches ignore stop words if there are other words. */
export function isStopWord(word: string, inSpanish: boolean): boolean {
  return english.has(word) || (inSpanish && spanish.has(word));
}

/** Returns the words of a string without stop words, or all words if there are only stop words. */
export function contentWords(text: string, language?: string): string[] {
  const all = wordsOf(text, language);
  const content = all.filter((word) => !isStopWord(word, isSpanish(language ?? '')));
  return content.length > 0 ? content : all;
}

type TextPart = { text: string; marked: boolean };

/** Splits text into marked and unmarked parts. Joined, the parts are the original text. */
export function markWords(text: string, words: ReadonlySet<string>, language?: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to, word } of eachWord(text, language)) {
    if (!words.has(word)) continue;
    if (from > end) parts.push({ text: text.slice(end, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

const WORDS_BEFORE = 8;

/** Returns at most `max` characters around the first word found; cuts are marked with `…`. */
export function excerptAround(
  text: string,
  words: ReadonlySet<string>,
  max: number,
  language?: string,
): string {
  if (text.length <= max) return text;
  const before: number[] = [];
  for (const { from, to, word } of eachWord(text, language)) {
    before.push(from);
    if (!words.has(word)) continue;
    if (to < max) break;
    const start = before.at(-1 - WORDS_BEFORE) ?? before[0] ?? 0;
    return `…${cutText(text.slice(start), max - 1)}`;
  }
  return cutText(text, max);
}
