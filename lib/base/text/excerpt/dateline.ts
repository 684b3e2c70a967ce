import { squashed } from '@/lib/base/text/excerpt/story-lines';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const AGENCY = '\\((?:[A-Z][\\w.&/ ]{1,24})\\)';
/** A hyphen without spaces is part of a word ("COVID-19"). */
const DASH = '(?:\\s*—\\s*|\\s*--\\s*|\\s+[–-]\\s+)';
const STORY = `(?=[\\p{Lu}“"‘'\\d$])`;
/** "ANAHEIM, Calif. (AP) — ", "DUBAI/CAIRO — ", "SANTA ANA, Aug. 4 – ". */
const CAPITALS = new RegExp(
  `^(\\p{Lu}[\\p{Lu}.'’-]+(?:[ /]\\p{Lu}[\\p{Lu}.'’/-]+){0,4})(, \\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}.]+)?)?(?:, ${MONTH} \\d{1,2})?(?:\\s*${AGENCY})?${DASH}${STORY}`,
  'u',
);
/** "Taipei, Aug. 12 (CNA) ". */
const AGENCY_STYLE = new RegExp(
  `^(\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,3}), ${MONTH} \\d{1,2}\\s+${AGENCY}(?:${DASH}|\\s+)${STORY}`,
  'u',
);

export type Filed = { text: string; place?: string };

function inSmallLetters(place: string): string {
  return place.toLowerCase().replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => {
    return `${before}${letter.toUpperCase()}`;
  });
}

/** Drops a dateline with one of `places` or a source's name; others stay in the short form "BOGOTA — ". */
export function withoutDateline(text: string, places: readonly string[], names: readonly string[]): Filed {
  const match = CAPITALS.exec(text) ?? AGENCY_STYLE.exec(text);
  if (!match) return { text };
  const [whole, written = '', state = ''] = match;
  const story = text.slice(whole.length);
  const place = squashed(written);
  const isOwn =
    places.some((own) => squashed(own) === place) || names.some((name) => squashed(name).includes(place));
  if (isOwn) return { text: story, place: inSmallLetters(written) };
  return { text: `${written.toUpperCase()}${state} — ${story}` };
}
