import { memoize } from '@/lib/base/cache';
import { processWide } from '@/lib/base/process-wide';

/** The ʻokina of Hawaiian, also as it is often typed; where that is a quotation mark, it is no letter of the word either. */
export const okina = /ʻ|‘(?=\p{L})/gu;

/** Lowercase, without accents or signs: `Ohio’s` is `ohio`, `O'Connor` is `o`, `connor`, `Haleʻiwa` is `haleiwa`. */
export const wordsOf = processWide('words of places', () =>
  memoize(10_000, (text): readonly string[] => {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(okina, '').toLowerCase();
    return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  }),
);
