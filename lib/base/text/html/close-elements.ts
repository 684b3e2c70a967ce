import { isUnreadElement } from '@/lib/base/text/html/html-elements';

const TAG = /<(\/?)([a-z][a-z\d]*)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** Left unclosed, it lasts to the end, as in a browser. */
const code = new Set(['script', 'style', 'plaintext']);

type Open = { at: number; end: number };

/** Drops start tags of unread elements that never close (`<object>`, `<select>`): what follows is text. */
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
