import { isUnreadElement } from '@/lib/base/text/html/html-elements';

const TAG = /<(\/?)([a-z][a-z\d]*)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** What is never closed here is code all the same: as in a browser it lasts to the end. */
const code = new Set(['script', 'style', 'plaintext']);

type Open = { at: number; end: number };

/**
 * HTML without the start tags of unread elements that are never closed (`<object>`, `<select>`, `<iframe>`): what
 * follows them is the text, not their content. Scripts and styles stay.
 */
export function withoutUnclosed(html: string): string {
  const open = new Map<string, Open[]>();
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (!isUnreadElement(name) || code.has(name)) continue;
    const there = open.get(name) ?? [];
    open.set(name, there);
    if (slash) there.pop();
    else there.push({ at: index, end: index + tag.length });
  }
  const unclosed = [...open.values()].flat().sort((one, other) => one.at - other.at);
  let text = '';
  let from = 0;
  for (const { at, end } of unclosed) {
    text += `${html.slice(from, at)} `;
    from = end;
  }
  return text + html.slice(from);
}
