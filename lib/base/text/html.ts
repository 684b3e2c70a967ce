import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { cleanText } from '@/lib/base/text/clean-text';
import { joinSurrogateReferences } from '@/lib/base/text/decode-entities';

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
