/** Lowercase, without accents, with straight apostrophes: what the word lists match. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

export function wholeWords(...lists: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

export function allOf(list: string): RegExp {
  return new RegExp(`^(?:${list})$`, 'u');
}
