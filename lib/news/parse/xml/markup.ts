const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const longestTag = 100_000;

/**
 * One piece of markup. `stray`: a `<` that opens nothing (`a < b`, an unquoted `<!`). `cut`: a comment or CDATA
 * section that never ends. `other`: a whole comment, CDATA section or processing instruction.
 */
export type Markup = { kind: 'start' | 'end' | 'other' | 'stray' | 'cut'; at: number; end: number };

function isNameStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58 || code >= 0xc0
  );
}

/** Just behind the `>` of a tag that begins at a place; 0 when another `<` or the end of the text comes first. */
function tagEnd(text: string, at: number): number {
  let quote = 0;
  for (let i = at + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === LESS) return 0;
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === GREATER) return i + 1;
    else if (code === 34 || code === 39) quote = code;
  }
  return 0;
}

function closed(text: string, at: number, opener: number, closer: string): Markup {
  const end = text.indexOf(closer, at + opener);
  return end === -1 ? { kind: 'cut', at, end: text.length } : { kind: 'other', at, end: end + closer.length };
}

function instructionEnd(text: string, at: number): number {
  const end = tagEnd(text, at);
  return end > 0 && text.charAt(end - 2) === '?' ? end : 0;
}

function tagOrStray(at: number, kind: 'start' | 'end' | 'other', end: number): Markup {
  return end > 0 ? { kind, at, end } : { kind: 'stray', at, end: at + 1 };
}

/**
 * The next piece of markup from a place on, or nothing. Looks at every character at most twice, whatever the text:
 * no quote, tag or section that is left open makes it search the rest again and again (fault 54).
 */
export function nextMarkup(text: string, from: number): Markup | undefined {
  const at = text.indexOf('<', from);
  if (at === -1) return undefined;
  const next = text.charCodeAt(at + 1);
  if (isNameStart(next)) return tagOrStray(at, 'start', tagEnd(text, at));
  if (next === SLASH) {
    const end = isNameStart(text.charCodeAt(at + 2)) ? tagEnd(text, at) : 0;
    return tagOrStray(at, 'end', end);
  }
  if (text.startsWith('<!--', at)) return closed(text, at, 4, '-->');
  if (text.startsWith('<![CDATA[', at)) return closed(text, at, 9, ']]>');
  const end = text.charAt(at + 1) === '?' ? instructionEnd(text, at) : 0;
  return tagOrStray(at, 'other', end);
}

/** The element name of a start or end tag, as written. */
export function writtenName(text: string, tag: Markup): string {
  const start = tag.kind === 'end' ? tag.at + 2 : tag.at + 1;
  let end = start;
  for (; end < tag.end; end++) {
    const code = text.charCodeAt(end);
    if (code === GREATER || code === SLASH || code <= 32) break;
  }
  return text.slice(start, end);
}

/** A start tag as written; '' where it has more than 100,000 characters, which no feed needs (fault 53). */
export function tagText(text: string, tag: Markup): string {
  return tag.end - tag.at <= longestTag ? text.slice(tag.at, tag.end) : '';
}

/** Whether a start tag is an element of its own, `<item/>`. */
export function isSelfClosing(text: string, tag: Markup): boolean {
  return text.charCodeAt(tag.end - 2) === SLASH;
}

/** The text with each `<` that opens nothing escaped, so that it reads as text (quirk 4). */
export function escapeStrays(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let piece = nextMarkup(text, 0); piece; piece = nextMarkup(text, piece.end)) {
    if (piece.kind !== 'stray') continue;
    parts.push(text.slice(from, piece.at), '&lt;');
    from = piece.end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}
