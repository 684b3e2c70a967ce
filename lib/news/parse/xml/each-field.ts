import { isSelfClosing, type Markup, nextMarkup, tagText, writtenName } from '@/lib/news/parse/xml/markup';

export type FieldVisitor = (name: string, tag: string, raw: string) => void;

const mostFields = 1000;
const mostRepairs = 20;
const longestField = 100_000;

/** Without a copy of the name. */
function hasName(xml: string, tag: Markup, name: string): boolean {
  const at = tag.kind === 'end' ? tag.at + 2 : tag.at + 1;
  const next = xml.charCodeAt(at + name.length);
  return xml.startsWith(name, at) && (next === 62 || next === 47 || next <= 32);
}

/** Other elements inside may be open or closed. */
function endTag(xml: string, start: Markup, name: string): Markup | undefined {
  let depth = 1;
  for (let piece = nextMarkup(xml, start.end); piece; piece = nextMarkup(xml, piece.end)) {
    if (piece.kind !== 'start' && piece.kind !== 'end') continue;
    if (!hasName(xml, piece, name)) continue;
    if (piece.kind === 'end') depth--;
    else if (!isSelfClosing(xml, piece)) depth++;
    if (depth === 0) return piece;
  }
  return undefined;
}

/** Returns the element's start tag; unescaped HTML stays in its field. At most 1,000 fields of 100,000 characters. */
export function eachField(xml: string, visit: FieldVisitor): string {
  const outer = nextMarkup(xml, 0);
  if (outer?.kind !== 'start') return '';
  let repairs = 0;
  let piece = nextMarkup(xml, outer.end);
  for (let count = 0; piece && count < mostFields && repairs <= mostRepairs; ) {
    let end = piece.end;
    const tag = piece.kind === 'start' ? tagText(xml, piece) : '';
    if (tag) {
      const name = writtenName(xml, piece);
      const close: Markup | undefined = isSelfClosing(xml, piece) ? piece : endTag(xml, piece, name);
      const rawEnd = close?.at ?? nextMarkup(xml, piece.end)?.at ?? xml.length;
      visit(name, tag, xml.slice(piece.end, Math.min(Math.max(piece.end, rawEnd), piece.end + longestField)));
      end = close?.end ?? rawEnd;
      if (!close) repairs++;
      count++;
    }
    piece = nextMarkup(xml, end);
  }
  return tagText(xml, outer);
}
