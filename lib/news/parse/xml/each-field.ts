import { isSelfClosing, type Markup, nextMarkup, tagText, writtenName } from '@/lib/news/parse/xml/markup';

/** Told of each element: its name and start tag as written, and all that is between its tags. */
export type FieldVisitor = (name: string, tag: string, raw: string) => void;

const mostFields = 1000;
const mostRepairs = 20;
const longestField = 100_000;

/** Whether a tag is one of the element that is open; without a copy of its name. */
function hasName(xml: string, tag: Markup, name: string): boolean {
  const at = tag.kind === 'end' ? tag.at + 2 : tag.at + 1;
  const next = xml.charCodeAt(at + name.length);
  return xml.startsWith(name, at) && (next === 62 || next === 47 || next <= 32);
}

/** The end tag that belongs to a start tag; other elements inside may be open or closed as they like. */
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

/**
 * Visits the elements directly inside an element, whose own start tag comes first in the text and is given back. HTML
 * that nobody escaped stays inside its field, even with a <br> that is never closed. A field without an end tag holds
 * the text up to the next tag. At most 1,000 fields, and 100,000 characters of each.
 */
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
