const NO_BREAK = '\u00A0';
/** As in "the Big A: …". */
const ENDING = / (\p{L})(?=[,;:.!?)]|$)/gu;
/** As in "A Short History". */
const OPENING = /(?<=^|\s)(\p{L}) /gu;

/** Joins lone letters to their neighbor with a no-break space. */
export function tiedTitle(title: string): string {
  return title.replace(ENDING, `${NO_BREAK}$1`).replace(OPENING, `$1${NO_BREAK}`);
}
