import { decodeHTMLStrict } from 'entities';

const SUSPECT = /&#(?:x0*(?:d[89a-f]|;|[1-9a-f][\da-f]{5})|0*(?:5[5-7]\d{3};|;|[1-9]\d{6}))/i;
const SPLIT_PAIR = /&#(x?)([\da-f]{4,8});&#(x?)([\da-f]{4,8});/gi;
const NUMERIC = /&#(x?)([\da-f]+);/gi;

function codePoint(hexMark: string, digits: string): number {
  return Number.parseInt(digits, hexMark ? 16 : 10);
}

/** `&#55357;&#56841;` is one character (quirk 8); references that stand for none are dropped. */
export function joinSurrogateReferences(text: string): string {
  if (!text.includes('&#') || !SUSPECT.test(text)) return text;
  const joined = text.replace(
    SPLIT_PAIR,
    (pair, x1: string, digits1: string, x2: string, digits2: string) => {
      const high = codePoint(x1, digits1);
      const low = codePoint(x2, digits2);
      const isPair = high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
      return isPair ? String.fromCharCode(high, low) : pair;
    },
  );
  return joined.replace(NUMERIC, (reference, x: string, digits: string) => {
    const code = codePoint(x, digits);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
    return isCharacter || Number.isNaN(code) ? reference : '';
  });
}

/** Resolves numeric and HTML named references once (quirk 2); `AT&T` and `?a=1&copy=2` stay (quirk 3). */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(joinSurrogateReferences(text)) : text;
}
