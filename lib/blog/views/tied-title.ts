const NO_BREAK = '\u00A0';
/** A lone letter that ends a part of the title, as in "the Big A: …". */
const ENDING = / (\p{L})(?=[,;:.!?)]|$)/gu;
/** A lone letter that opens one, as in "A Short History". */
const OPENING = /(?<=^|\s)(\p{L}) /gu;

/** A title in which no line begins or ends with a lone letter that belongs to its neighbor on the other line. */
export function tiedTitle(title: string): string {
  return title.replace(ENDING, `${NO_BREAK}$1`).replace(OPENING, `$1${NO_BREAK}`);
}
