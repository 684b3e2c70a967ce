/**
 * The words of a text to compare by: lower case, without accents or signs, an apostrophe inside a word dropped with what
 * follows it (`Ohio’s` is `ohio`, `O'Connor` is `o`, `connor`).
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
