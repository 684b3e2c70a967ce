import { squashed } from '@/lib/base/text/excerpt/trim-tails';

export const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
/** What a story begins with. */
export const STORY = `(?=[\\p{Lu}“"‘'\\d$])`;
const AGENCY = '(?:\\(([A-Z][\\w.&/ ]{1,24})\\)|/([A-Z][\\w -]{1,24})/)';
/** A hyphen without spaces is part of a word ("COVID-19"). */
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

/** `place` and `agency`: of a dateline that was removed. */
export type Filed = { text: string; place?: string; agency?: string };

function inSmallLetters(place: string): string {
  return place.toLowerCase().replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => {
    return `${before}${letter.toUpperCase()}`;
  });
}

/** Drops a dateline with one of `places` or a source's name; others stay in the short form "BOGOTA — ". */
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
