import { memoize } from '@/lib/base/cache';

/** The ʻokina of Hawaiian, also as it is often typed; where that is a quotation mark, it is no letter of the word either. */
export const okina = /ʻ|‘(?=\p{L})/gu;

/** Lowercase, without accents or signs: `Ohio’s` is `ohio`, `O'Connor` is `o`, `connor`, `Haleʻiwa` is `haleiwa`. */
export const placeWords = memoize(10_000, (text): readonly string[] => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(okina, '').toLowerCase();
  return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
});

/** Without accents or the ʻokina: names and texts write them or not. */
export function unaccented(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(okina, '');
}

/** An address has none to tell by. */
export function hasNoCapitals(text: string): boolean {
  return text === text.toLowerCase();
}

/** Whatever stands between the words: `Winston-Salem`, `O’Fallon`, `O'Fallon`. */
function wordsPattern(name: string): string {
  return (unaccented(name).match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]*');
}

/** Whether an unaccented text has the name with its own capitals, or in capitals: `Orange`, not `orange`. */
export function withCapitals(name: string): RegExp {
  const forms = `${wordsPattern(name)}|${wordsPattern(name.toUpperCase())}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`, 'u');
}
