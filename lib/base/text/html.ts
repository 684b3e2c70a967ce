import { decodeHTML, decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { cleanText } from '@/lib/base/text/clean-text';

const LONE_HALF = /\p{Surrogate}/gu;
const NUMERIC = /&#(?:x([\da-f]+)|(\d+));/gi;

/** Joins surrogate pairs written as two references, `&#55357;&#56841;` (quirk 8). Invalid references are dropped. */
function joinSurrogateReferences(text: string): string {
  return text
    .replace(NUMERIC, (reference, hex: string | undefined, digits: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      if (code >= 0xd800 && code < 0xe000) return String.fromCharCode(code);
      return code > 0 && code <= 0x10ffff ? reference : '';
    })
    .replace(LONE_HALF, '');
}

/** Decodes numeric and named character references once (quirk 2); `AT&T` and `?a=1&copy=2` stay unchanged (quirk 3). */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(joinSurrogateReferences(text)) : text;
}

/** In titles and names, only these elements and those with a prefix (`o:p`) are HTML; `Vec<T>` is text. */
const NAMES =
  'a|abbr|acronym|article|aside|b|bdi|bdo|big|blink|blockquote|body|br|center|cite|code|dd|del|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|marquee|meta|nobr|noscript|object|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|time|tr|tt|u|ul|var|video|wbr|[a-z]+:[a-z]+';
const HIDDEN = /<(script|style)\b[^<>]*>[\s\S]{0,20000}?<\/\1\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|li|h[1-6]|tr|td|dd|dt|hr|blockquote)(?:[\s/][^<>]*)?>/gi;
// A slash may also separate an element's name from its attributes; an end tag may have any name.
const TAG = new RegExp(`<(?:${NAMES})(?:[\\s/][^<>]*)?>|</[a-z][^<>]*>`, 'gi');
/** Elements that titles often write about without using them: "The <video> element". */
const NAMED =
  /<(article|aside|blink|blockquote|body|center|code|div|dl|embed|figure|footer|form|head|header|html|iframe|img|input|label|link|main|marquee|meta|noscript|object|ol|picture|pre|samp|section|svg|table|tbody|thead|time|ul|var|video)>/gi;
const CALLED = /<([a-z][a-z\d]*)>(?= (?:tags?|elements?|attributes?|selectors?|markup)\b)/gi;
const kept = ['\uE000', '\uE001'] as const;
const COMMENT = /<!--[^<>]*-->|^\s*<!doctype\b[^<>]*>|<!\[CDATA\[|\]\]>/gi;

/** Protects the angle brackets of tags that have no attributes and never close, because they are text. */
function sparingNames(text: string): string {
  const lower = text.toLowerCase();
  const spare = (tag: string, name: string) =>
    lower.includes(`</${name.toLowerCase()}`) ? tag : `${kept[0]}${name}${kept[1]}`;
  return text.replace(NAMED, spare).replace(CALLED, spare);
}

/** Removes real tags, and scripts with their content; keeps `a < b`, `Vec<T>` and "the <video> element" (quirk 11). */
export function stripTags(text: string): string {
  if (!text.includes('<') && !text.includes(']]>')) return text;
  const stripped = sparingNames(text)
    .replace(COMMENT, '')
    .replace(HIDDEN, ' ')
    .replace(BLOCK, ' ')
    .replace(TAG, '');
  return stripped.replaceAll(kept[0], '<').replaceAll(kept[1], '>');
}

export const MAX_HTML_LENGTH = 20_000;
const CHUNK_LENGTH = 500;
const PARAGRAPH = /\n\s*\n/;
const MAX_REFERENCE_LENGTH = 8;
/** Separates blocks; this white-space character does not occur in real text. */
const LINE_BREAK = '\u2028';

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const unread = names(
  'script style template noscript iframe object svg math select button textarea figcaption head title plaintext xmp noembed noframes',
);
/** Elements that extend to the end of the HTML if they are not closed, as in browsers. */
const code = names('script style plaintext');
const inline = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
);

type Attributes = Readonly<Record<string, string>>;
/** Class names of captions and credits: "wp-caption-text", "photo-credit". */
const CAPTION_CLASS = /(?:^|[\s_-])(?:captions?|credits?|cutline)(?:-text)?(?=\s|$)/i;

function isAside({ hidden, style = '', class: className = '' }: Attributes): boolean {
  return hidden !== undefined || /display:\s*none/i.test(style) || CAPTION_CLASS.test(className);
}

/** Returns about `enough` characters of text. Keeps text after an ignored element that never closes (`<object>`). */
function textOfHtml(html: string, enough: number): string {
  let text = '';
  /** Position in `text` where each open element began, if its text must be dropped. */
  const starts: (number | undefined)[] = [];
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
    onopentag(name, attributes) {
      const isUnread = unread.has(name) || isAside(attributes);
      starts.push(isUnread ? text.length : undefined);
      if (!isUnread && !inline.has(name)) text += LINE_BREAK;
    },
    onclosetag(name, isImplied) {
      const start = starts.pop();
      if (start !== undefined) {
        const isText = isImplied && (unread.has(name) || name === 'div') && !code.has(name);
        text = text.slice(0, start) + (isText ? ` ${stripTags(text.slice(start))}` : '');
      } else if (!inline.has(name)) text += LINE_BREAK;
    },
  });
  const isReading = () => text.length < enough || starts.some((start) => start !== undefined);
  for (let at = 0; at < html.length && isReading(); at += CHUNK_LENGTH)
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  // If the HTML was cut inside a tag, `end` would turn the tag's beginning into text.
  if (isReading()) parser.end();
  return text;
}

function beginningOf(html: string): string {
  if (html.length <= MAX_HTML_LENGTH) return html;
  const start = html.slice(0, MAX_HTML_LENGTH);
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

export function withoutCdata(html: string): string {
  return html.includes(']]>') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html;
}

function brokenText(html: string, enough: number): string {
  const start = joinSurrogateReferences(beginningOf(html));
  if (!start.includes('<')) return decodeHTML(start.slice(0, enough * MAX_REFERENCE_LENGTH));
  return textOfHtml(withoutCdata(start), enough);
}

/**
 * Returns about `enough` characters of text from HTML (quirks 12 and 40). The text may contain `<`, so
 * callers must escape it.
 */
export function htmlToText(html: string, enough = 700): string {
  return cleanText(brokenText(html, enough));
}

/** Returns the text of each block; in text without markup, empty lines separate blocks. */
export function htmlToLines(html: string, enough = 700): string[] {
  const parts = html.includes('<') ? LINE_BREAK : PARAGRAPH;
  return brokenText(html, enough).split(parts).map(cleanText).filter(Boolean);
}
