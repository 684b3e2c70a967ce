import { memoize } from '@/lib/base/memoize';
import { processWide } from '@/lib/base/process-wide';

/** Lowercase, without accents or signs: `Ohio’s` is `ohio`, `O'Connor` is `o`, `connor`. */
export const wordsOf = processWide('words of places', () =>
  memoize(10_000, (text): readonly string[] => {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  }),
);
