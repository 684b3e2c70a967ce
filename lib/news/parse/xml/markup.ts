const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const longestTag = 100_000;

/** `stray`: a `<` that opens nothing; `cut`: a comment or CDATA without end; `other`: a whole one, or a PI. */
export type Markup = { kind: 'start' | 'end' | 'other' | 'stray' | 'cut'; at: number; end: number };

function isNameStart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 58 || code >= 0xc0
  );
}

/** Past the `>`; 0 when another `<` or the end of the text comes first. */
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
  return text.charAt(end - 2) === '?' ? end : 0;
}

function tagOrStray(at: number, kind: 'start' | 'end' | 'other', end: number): Markup {
  return end > 0 ? { kind, at, end } : { kind: 'stray', at, end: at + 1 };
}

/** Looks at each character at most twice: no open quote, tag or section makes it search again (fault 54). */
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

export function writtenName(text: string, tag: Markup): string {
  const start = tag.kind === 'end' ? tag.at + 2 : tag.at + 1;
  let end = start;
  for (; end < tag.end; end++) {
    const code = text.charCodeAt(end);
    if (code === GREATER || code === SLASH || code <= 32) break;
  }
  return text.slice(start, end);
}

/** '' over 100,000 characters, which no feed needs (fault 53). */
export function tagText(text: string, tag: Markup): string {
  return tag.end - tag.at <= longestTag ? text.slice(tag.at, tag.end) : '';
}

export function isSelfClosing(text: string, tag: Markup): boolean {
  return text.charCodeAt(tag.end - 2) === SLASH;
}
