import { memoize } from '@/lib/base/cache';

/**
 * Matches the Hawaiian ʻokina, even if typed as `‘`. It also matches opening quotation marks, but removing
 * those does no harm.
 */
const okina = /ʻ|‘(?=\p{L})/gu;

/**
 * Splits text into lowercase words without accents or punctuation: `Ohio’s` becomes `ohio`, `O'Connor` becomes `o` and
 * `connor`, `Haleʻiwa` becomes `haleiwa`.
 */
export const placeWords = memoize(10_000, (text): readonly string[] => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(okina, '').toLowerCase();
  return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
});

/** Removes accents and the ʻokina, which only some writers use. */
export function unaccented(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(okina, '');
}

/** Whether text is all lowercase, like words taken from an address. */
export function hasNoCapitals(text: string): boolean {
  return text === text.toLowerCase();
}

/** Returns a pattern that allows any punctuation between words: `Winston-Salem`, `O’Fallon`, `O'Fallon`. */
function wordsPattern(name: string): string {
  return (unaccented(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]*');
}

/**
 * Returns a pattern that matches a name in unaccented text, but only with its capitals or in all capitals:
 * `Orange`, not `orange`.
 */
export const withCapitals = memoize(10_000, (name): RegExp => {
  const forms = `${wordsPattern(name)}|${wordsPattern(name.toUpperCase())}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'u');
});
