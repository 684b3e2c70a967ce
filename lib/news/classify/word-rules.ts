/** A text as the rules of this folder read it: lower case, without accents, with straight apostrophes. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase().trim();
}

/** Alternatives found anywhere in a plain text, as whole words. */
export function wholeWords(...lists: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** Alternatives that are all of a plain text: a category, or a folder of an address. */
export function allOf(list: string): RegExp {
  return new RegExp(`^(?:${list})$`, 'u');
}
