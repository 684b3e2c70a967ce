/**
 * Matches a comment or CDATA section (either may lack its end), a processing instruction, a tag, or a `<` that begins
 * none of these. The lookaheads prevent backtracking, so that a tag without `>` is tried only once (fault 54).
 */
const MARKUP =
  /<(?:!--[\s\S]*?(?:(-->)|$)|!\[CDATA\[[\s\S]*?(?:(\]\]>)|$)|\?(?:(?=([^<>"']+))\3|"[^"<]*"|'[^'<]*'){1,1000}(?<=\?)>|(\/?)([A-Za-z_:\u00C0-\uFFFF][\w:.\-\u00B7-\uFFFF]*)(?![\w:.\-\u00B7-\uFFFF])((?:(?=([^<>"']+))\7|"[^"<]*"|'[^'<]*'){0,1000})>|)/g;

/** Longer tags are treated as text (fault 53). */
const MAX_TAG = 100_000;
/** Deeper elements are not parsed and stay in their parent's text (fault 52). */
export const MAX_DEPTH = 32;

/** `stray`: a `<` that begins no markup. `open`: a comment or CDATA section without its end. */
export type Markup = {
  kind: 'start' | 'end' | 'section' | 'open' | 'stray';
  at: number;
  end: number;
  /** Name of a tag. `attributes`: the rest of the tag, not parsed. */
  name: string;
  attributes: string;
};

/** Yields all markup in a string from `at` on, in order. */
export function* markupIn(text: string, at = 0): Generator<Markup> {
  const pattern = new RegExp(MARKUP);
  pattern.lastIndex = at;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [piece, commentEnd, cdataEnd, , slash, name = '', attributes = ''] = match;
    const isText = piece.length === 1 || (name && piece.length > MAX_TAG);
    const end = isText ? match.index + 1 : pattern.lastIndex;
    pattern.lastIndex = end;
    const tag = slash ? 'end' : 'start';
    const section = piece.startsWith('<!') && !commentEnd && !cdataEnd ? 'open' : 'section';
    yield { kind: isText ? 'stray' : name ? tag : section, at: match.index, end, name, attributes };
  }
}

/** Longer text between two tags is cut, because the parser reads it character by character. */
export const MAX_TEXT = 100_000;
/** Parts are joined when there are this many, because a million small ones would take 300 MB. */
const MAX_PARTS = 1000;

/**
 * Replaces each `<` that begins no markup with `&lt;` (quirk 4), because the parser would look for its end in
 * the next items. Cuts long text between tags.
 */
export function escapeStrays(xml: string): string {
  let escaped = '';
  const parts: string[] = [];
  let from = 0;
  let textStart = 0;
  for (const { kind, at, end } of markupIn(xml)) {
    const isCut = at - textStart > MAX_TEXT;
    if (kind === 'stray' && !isCut) parts.push(xml.slice(from, at), '&lt;');
    if (kind !== 'stray' && isCut) parts.push(xml.slice(from, textStart + MAX_TEXT));
    if ((kind === 'stray') !== isCut) from = kind === 'stray' ? end : at;
    if (kind !== 'stray') textStart = end;
    if (parts.length >= MAX_PARTS) escaped += parts.splice(0).join('');
  }
  return escaped + parts.join('') + xml.slice(from, textStart + MAX_TEXT);
}
