import { decodeHTML, decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { cleanText } from '@/lib/base/text/clean-text';

const ODD_REFERENCE = /&#(?:x0*(?:d[89a-f]|;|[1-9a-f][\da-f]{5})|0*(?:5[5-7]\d{3};|;|[1-9]\d{6}))/i;
const SPLIT_PAIR = /&#(x?)([\da-f]{4,8});&#(x?)([\da-f]{4,8});/gi;
const NUMERIC = /&#(x?)([\da-f]+);/gi;

function codePoint(hexMark: string, digits: string): number {
  return Number.parseInt(digits, hexMark ? 16 : 10);
}

/** `&#55357;&#56841;` is one character (quirk 8); references that stand for none are dropped. */
function joinSurrogateReferences(text: string): string {
  if (!text.includes('&#') || !ODD_REFERENCE.test(text)) return text;
  const joined = text.replace(
    SPLIT_PAIR,
    (pair, x1: string, digits1: string, x2: string, digits2: string) => {
      const high = codePoint(x1, digits1);
      const low = codePoint(x2, digits2);
      const isPair = high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
      return isPair ? String.fromCharCode(high, low) : pair;
    },
  );
  return joined.replace(NUMERIC, (reference, x: string, digits: string) => {
    const code = codePoint(x, digits);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
    return isCharacter || Number.isNaN(code) ? reference : '';
  });
}

/** Resolves numeric and HTML named references once (quirk 2); `AT&T` and `?a=1&copy=2` stay (quirk 3). */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTMLStrict(joinSurrogateReferences(text)) : text;
}

/** Elements in titles and names, and any with a prefix; anything else in angle brackets is text (`Vec<T>`). */
const NAMES =
  'a|abbr|acronym|article|aside|b|bdi|bdo|big|blink|blockquote|body|br|center|cite|code|dd|del|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|marquee|meta|nobr|noscript|object|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|time|tr|tt|u|ul|var|video|wbr|[a-z]+:[a-z]+';
const HIDDEN = /<(script|style)\b[^<>]*>[\s\S]{0,20000}?<\/\1\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|li|h[1-6]|tr|td|dd|dt|hr|blockquote)(?:[\s/][^<>]*)?>/gi;
// A slash separates a name from its attributes too; an end tag may have any name.
const TAG = new RegExp(`<(?:${NAMES})(?:[\\s/][^<>]*)?>|</[a-z][^<>]*>`, 'gi');
/** As often words of a title as markup: "The <video> element". */
const NAMED =
  /<(article|aside|body|embed|figure|footer|form|head|header|html|iframe|img|input|label|link|main|marquee|meta|noscript|object|picture|section|table|time|video)>/gi;
const CALLED = /<([a-z][a-z\d]*)>(?= (?:tags?|elements?|attributes?|selectors?|markup)\b)/gi;
const kept = ['\uE000', '\uE001'] as const;
const COMMENT = /<!--[^<>]*-->|^\s*<!doctype\b[^<>]*>|<!\[CDATA\[|\]\]>/gi;

/** Tags without attributes that never close are words: their brackets are protected. */
function sparingNames(text: string): string {
  const lower = text.toLowerCase();
  const spare = (tag: string, name: string) =>
    lower.includes(`</${name.toLowerCase()}`) ? tag : `${kept[0]}${name}${kept[1]}`;
  return text.replace(NAMED, spare).replace(CALLED, spare);
}

/** Real tags go, scripts with their content; `a < b`, `Vec<T>` and "the <video> element" stay (quirk 11). */
export function stripTags(text: string): string {
  if (!text.includes('<') && !text.includes(']]>')) return text;
  const stripped = sparingNames(text)
    .replace(COMMENT, '')
    .replace(HIDDEN, ' ')
    .replace(BLOCK, ' ')
    .replace(TAG, '');
  return stripped.replaceAll(kept[0], '<').replaceAll(kept[1], '>');
}

const mostHtml = 20_000;
const chunk = 500;
const PARAGRAPH = /\n\s*\n/;
const longestReference = 8;
/** Between blocks: a white space that no text uses. */
const lineBreak = '\u2028';

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const unread = names(
  'script style template noscript iframe object svg math select button textarea figcaption head title plaintext xmp noembed noframes',
);
/** Left unclosed, it lasts to the end, as in a browser. */
const code = names('script style plaintext');
const inline = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
);

type Attributes = Readonly<Record<string, string>>;
type Tag = { name: string; start: number; end: number };

function isHidden({ hidden, style }: Attributes): boolean {
  return hidden !== undefined || (style !== undefined && /display:\s*none/i.test(style));
}

/** About `enough` characters, and the start tags of unread elements that never close. */
function readOnce(html: string, enough: number): { text: string; unclosed: Tag[] } {
  let text = '';
  const unclosed: Tag[] = [];
  /** The unread element that is open, and those within it. */
  const open: Tag[] = [];
  const parser = new Parser({
    ontext(part) {
      if (open.length === 0) text += part;
    },
    onopentag(name, attributes) {
      if (open.length > 0 || unread.has(name) || isHidden(attributes))
        open.push({ name, start: parser.startIndex, end: parser.endIndex + 1 });
      else if (!inline.has(name)) text += lineBreak;
    },
    onclosetag(name, isImplied) {
      const tag = open.pop();
      if (tag && isImplied && unread.has(name) && !code.has(name)) unclosed.push(tag);
      if (!tag && !inline.has(name)) text += lineBreak;
    },
  });
  for (let at = 0; at < html.length && text.length < enough; at += chunk)
    parser.write(html.slice(at, at + chunk));
  if (text.length < enough) parser.end();
  return { text, unclosed };
}

const mostTimes = 4;

/** What follows the start tag of an unread element that never closes (`<object>`, `<select>`) is text: without the tag. */
function textOfHtml(given: string, enough: number): string {
  let html = given;
  for (let times = 1; ; times++) {
    const { text, unclosed } = readOnce(html, enough);
    if (unclosed.length === 0 || times === mostTimes) return text;
    for (const { start, end } of unclosed.toSorted((one, other) => other.start - one.start))
      html = `${html.slice(0, start)} ${html.slice(end)}`;
  }
}

function beginningOf(html: string): string {
  if (html.length <= mostHtml) return html;
  const start = html.slice(0, mostHtml);
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

function withoutCdata(html: string): string {
  return html.includes(']]>') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html;
}

function brokenText(html: string, enough: number): string {
  const start = joinSurrogateReferences(beginningOf(html));
  if (!start.includes('<')) return decodeHTML(start.slice(0, enough * longestReference));
  return textOfHtml(withoutCdata(start), enough);
}

/** Reads about `enough` characters, at most 20,000 of the HTML (quirks 12 and 40). May hold `<`: escape it. */
export function htmlToText(html: string, enough = 700): string {
  return cleanText(brokenText(html, enough));
}

/** The text of each block; without any markup, an empty line separates blocks. */
export function htmlToLines(html: string, enough = 700): string[] {
  const parts = html.includes('<') ? lineBreak : PARAGRAPH;
  return brokenText(html, enough).split(parts).map(cleanText).filter(Boolean);
}

export type HtmlPicture = { address: string; width?: number; height?: number; className: string };

const mostPictures = 10;

function pixels(declared: string | undefined): number | undefined {
  const value = Number.parseInt(declared ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

function largestOfSrcset(srcset: string): string | undefined {
  let best = { address: '', size: 0 };
  for (const candidate of srcset.split(/,\s+|,(?=https?:|\/\/)/)) {
    const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor) || 1;
    if (size > best.size) best = { address, size };
  }
  return best.address || undefined;
}

/** Lazy pages have the real address in a data attribute and a placeholder in src (quirk 15). */
function addressOf(attributes: Attributes): string | undefined {
  const { src, srcset } = attributes;
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  if (lazy) return lazy;
  if (src && !src.trim().toLowerCase().startsWith('data:')) return src;
  const set = srcset ?? attributes['data-srcset'];
  return set && largestOfSrcset(set);
}

/** Of the first 20,000 characters the first ten, each when it is asked for. */
export function* htmlPictures(html: string): Generator<HtmlPicture> {
  if (!/<img/i.test(html)) return;
  const found: Attributes[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img') found.push(attributes);
    },
  });
  const start = withoutCdata(html.slice(0, mostHtml));
  let told = 0;
  for (let at = 0; at < start.length; at += chunk) {
    parser.write(start.slice(at, at + chunk));
    for (const attributes of found.splice(0)) {
      const address = addressOf(attributes);
      const { width, height, class: className = '' } = attributes;
      if (address) yield { address, width: pixels(width), height: pixels(height), className };
      if (++told === mostPictures) return;
    }
  }
}
