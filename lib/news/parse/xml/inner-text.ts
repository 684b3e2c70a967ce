import { decodeEntities } from '@/lib/base/text/decode-entities';

const TAG = /<\/?[a-z][^<>]*>/i;

type Part = { cdata: boolean; text: string };

/** CDATA unwrapped, comments dropped; either may lack its end. */
function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = raw.indexOf('<!'); at !== -1; at = raw.indexOf('<!', Math.max(from, at + 2))) {
    const cdata = raw.startsWith('[CDATA[', at + 2);
    if (!cdata && !raw.startsWith('--', at + 2)) continue;
    const inside = at + (cdata ? 9 : 4);
    const closing = raw.indexOf(cdata ? ']]>' : '-->', inside);
    const end = closing === -1 ? raw.length : closing;
    if (at > from) parts.push({ cdata: false, text: raw.slice(from, at) });
    if (cdata) parts.push({ cdata, text: raw.slice(inside, end) });
    from = end + 3;
  }
  if (from < raw.length) parts.push({ cdata: false, text: raw.slice(from) });
  return parts;
}

function isMarkup(parts: readonly Part[]): boolean {
  return parts.some(({ cdata, text }) => !cdata && TAG.test(text));
}

export function holdsElements(raw: string): boolean {
  return raw.includes('<') && isMarkup(partsOf(raw));
}

/** Entities resolved once outside CDATA, never inside (quirk 10); with elements in it, it is markup and stays. */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const parts = partsOf(raw);
  const decode = isMarkup(parts) ? (text: string) => text : decodeEntities;
  return parts
    .map(({ cdata, text }) => (cdata ? text : decode(text)))
    .join('')
    .trim();
}
