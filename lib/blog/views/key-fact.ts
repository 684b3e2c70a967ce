/** Matches a number at the start of a fact: "1857", "40,000", "$2", "5.5%", "103-5". */
const FIGURE = /^(\$?\d[\d,.]*(?:-\d+)?(?:%|[MBK]\b)?)(?:[:,]? )(.+)$/;
const MAX_FIGURE = 7;

/**
 * Splits a fact into the number at its start and the remaining words. Pages show the number in a large font.
 */
export function splitFact(fact: string): { figure?: string; words: string } {
  const [, figure = '', words = ''] = FIGURE.exec(fact) ?? [];
  return figure === '' || figure.length > MAX_FIGURE ? { words: fact } : { figure, words };
}
