import { squashed } from '@/lib/base/text/excerpt/trim-tails';

export const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
/** Lookahead for a character that a story can start with. */
export const STORY = `(?=[\\p{Lu}“"‘'\\d$])`;
const AGENCY = '(?:\\(([A-Z][\\w.&/ ]{1,24})\\)|/([A-Z][\\w -]{1,24})/)';
/** A hyphen without spaces is part of a word, as in "COVID-19". */
const DASH = '(?:\\s*—\\s*|\\s*--\\s*|\\s+[–-]\\s+)';
const STATE = '(?:, (\\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}.]+)?))';
const DAY = `(?:, ${MONTH} \\d{1,2}(?:, \\d{4})?,?)`;
const CAPITALS = `(\\p{Lu}[\\p{Lu}.'’-]*[\\p{Lu}.](?:[ /]\\p{Lu}[\\p{Lu}.'’/-]*[\\p{Lu}.]){0,4})`;
const NAME = `(\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,3})`;

const datelines = [
  // "ANAHEIM, Calif. (AP) — ", "DUBAI/CAIRO — ", "SANTA ANA, Aug. 4 – ", "IRVINE, Calif., Nov. 20, 2026 (WIRE) -- "
  `^${CAPITALS}${STATE}?${DAY}?(?:\\s*(?:--)?${AGENCY})?${DASH}${STORY}`,
  // "Taipei, Aug. 12 (CNA) "
  `^${NAME}()${DAY}\\s+${AGENCY}(?:${DASH}|\\s+)${STORY}`,
  // "Sacramento, CA – "
  `^${NAME}, ([A-Z]{2}|Calif\\.)(?:\\s*${AGENCY})?${DASH}${STORY}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** `place` and `agency` come from the removed dateline; `official`, an office and a name, from the removed byline. */
export type Filed = { text: string; place?: string; agency?: string; official?: string };

function inSmallLetters(place: string): string {
  return place.toLowerCase().replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => {
    return `${before}${letter.toUpperCase()}`;
  });
}

/** Removes a dateline that names the source or one of `places`; shortens any other to the form "BOGOTA — ". */
export function withoutDateline(text: string, places: readonly string[], names: readonly string[]): Filed {
  const match = datelines.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!match) return { text };
  const [whole, written = '', state, wire, slashed] = match;
  const story = text.slice(whole.length);
  const place = squashed(written);
  const agency = wire ?? slashed;
  const isOwn =
    places.some((own) => squashed(own) === place) || names.some((name) => squashed(name).includes(place));
  const by = agency && { agency };
  if (isOwn) return { text: story, place: inSmallLetters(written), ...by };
  return { text: `${written.toUpperCase()}${state ? `, ${state}` : ''} — ${story}`, ...by };
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;
const SMALL = /\p{Ll}/u;
const DAY_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|(?:jan|feb|aug|sept|oct|nov|dec)\.)$/;
const HOUR = /^[AP]\.?M\.?$/;
const ANY_DASH = /—|--| [–-] /;
const MIN_WORDS = 3;
const MIN_LETTERS = 14;
const TITLE_CASE_SHARE = 0.6;

/** Returns words that are capitalized inside sentences; in Title Case text, only words in all capitals. */
function namesIn(text: string): string[] {
  const found = [...text.matchAll(WORD)];
  const large = found.filter(([word]) => /^\p{Lu}/u.test(word));
  const isTitleCase = large.length > found.length * TITLE_CASE_SHARE;
  return large
    .filter(({ 0: word, index }) => {
      const isFirst = index === 0 || /[.!?:“"]\s*$/.test(text.slice(Math.max(0, index - 3), index));
      return (word.length > 1 && !SMALL.test(word)) || !(isFirst || isTitleCase);
    })
    .map(([word]) => word);
}

function capitalized(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

const MAX_STATE_WORDS = 3;

/** Whether the words begin with a dateline such as "SAN JUAN CAPISTRANO, Calif. (AP) — ". */
function isDateline(shouted: readonly string[], rest: readonly string[]): boolean {
  return ANY_DASH.test(` ${[...shouted, ...rest.slice(0, MAX_STATE_WORDS)].join(' ')} `);
}

/** Lowercases an opening in ALL CAPITALS, except names: words that the title, the later text or `places` capitalize. */
export function withoutShouting(text: string, title: string, places: readonly string[]): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => SMALL.test(word));
  const shouted = words.slice(0, end === -1 ? words.length : end);
  const rest = words.slice(shouted.length);
  const isLong = shouted.join('').replace(/\P{Lu}/gu, '').length >= MIN_LETTERS;
  if (shouted.length < MIN_WORDS || !isLong || isDateline(shouted, rest)) return text;
  const names = new Map(
    [
      ...places.flatMap((place) => place.split(' ')),
      ...(SMALL.test(title) ? namesIn(title) : []),
      ...namesIn(rest.join(' ')),
    ].map((name) => [name.toLowerCase(), name]),
  );
  const kept = shouted.join(' ').replace(WORD, (word) => {
    const small = word.toLowerCase();
    if (HOUR.test(word)) return small;
    return names.get(small) ?? (DAY_OR_MONTH.test(small) ? capitalized(small) : small);
  });
  return [capitalized(kept), ...rest]
    .join(' ')
    .replace(
      /(?<!\b[ap]\.m|\b\p{L})([.!?]\s+)(\p{Ll})/gu,
      (_, gap: string, letter: string) => `${gap}${letter.toUpperCase()}`,
    );
}
