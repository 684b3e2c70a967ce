/** A number that opens a fact: "1857", "40,000", "$2", "5.5%", "103-5". */
const FIGURE = /^(\$?\d[\d,.]*(?:-\d+)?(?:%|[MBK]\b)?)(?:[:,]? )(.+)$/;
const MAX_FIGURE = 7;

/** Splits a fact into the number that it begins with, to be set large, and its other words. */
export function splitFact(fact: string): { figure?: string; words: string } {
  const [, figure = '', words = ''] = FIGURE.exec(fact) ?? [];
  return figure === '' || figure.length > MAX_FIGURE ? { words: fact } : { figure, words };
}
