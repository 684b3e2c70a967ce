import { decodeHTML } from 'entities';
import { isInlineElement, isUnreadElement } from '@/lib/base/text/html/html-elements';

const TAG =
  /<\/?([a-zA-Z][a-zA-Z\d]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=`]+))?)*)\s*\/?>/y;
/** Between blocks: a white space that no text uses. */
export const lineBreak = '\u2028';
const HIDING = /\bhidden\b|display:/i;

function decoded(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** Four times as fast as an HTML parser, with the same text; undefined where it takes one. */
export function textOfSimpleHtml(html: string, enough: number): string | undefined {
  let text = '';
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1 && text.length < enough; at = html.indexOf('<', from)) {
    if (at > from) text += decoded(html.slice(from, at));
    TAG.lastIndex = at;
    const [tag = '', name = '', attributes = ''] = TAG.exec(html) ?? [];
    const lowerName = name.toLowerCase();
    if (tag === '' || isUnreadElement(lowerName) || HIDING.test(attributes)) return undefined;
    if (!isInlineElement(lowerName)) text += lineBreak;
    from = at + tag.length;
  }
  return text.length < enough ? text + decoded(html.slice(from)) : text;
}
