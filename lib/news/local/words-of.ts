/** Lowercase, without accents or signs: `Ohio’s` is `ohio`, `O'Connor` is `o`, `connor`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
