import { decodeEntities } from '@/lib/text/decode-entities';

const TAG = /<\/?[a-z][^<>]*>/i;

const OPENING = /<!(?:--|\[CDATA\[)/g;

type Part = { cdata: boolean; text: string };

/** Raw content in parts: CDATA sections unwrapped, comments left out, the rest as it stands. Either may lack its end. */
function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  const opening = new RegExp(OPENING);
  let from = 0;
  for (let mark = opening.exec(raw); mark; mark = opening.exec(raw)) {
    const isCdata = mark[0] === '<![CDATA[';
    const inside = opening.lastIndex;
    const closing = raw.indexOf(isCdata ? ']]>' : '-->', inside);
    const end = closing === -1 ? raw.length : closing;
    if (mark.index > from) parts.push({ cdata: false, text: raw.slice(from, mark.index) });
    if (isCdata) parts.push({ cdata: true, text: raw.slice(inside, end) });
    from = end + 3;
    opening.lastIndex = from;
  }
  if (from < raw.length) parts.push({ cdata: false, text: raw.slice(from) });
  return parts;
}

/** Whether there are elements in a raw content, CDATA and comments apart. */
export function holdsElements(raw: string): boolean {
  return raw.includes('<') && partsOf(raw).some((part) => !part.cdata && TAG.test(part.text));
}

/**
 * The text of a raw element content: entities resolved once outside CDATA, never inside (quirk 10). Where elements
 * stand in it (XHTML in Atom, HTML that nobody escaped), it is markup already and stays as it is.
 */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const parts = partsOf(raw);
  const isMarkup = parts.some((part) => !part.cdata && TAG.test(part.text));
  let text = '';
  for (const part of parts) text += part.cdata || isMarkup ? part.text : decodeEntities(part.text);
  return text.trim();
}
