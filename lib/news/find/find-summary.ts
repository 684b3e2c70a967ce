import { outOfBase64 } from '@/lib/news/find/base64-text';
import { elementsNamed, ladder } from '@/lib/news/find/elements';
import { lineOf } from '@/lib/news/find/find-title';
import type { RawElement, RawItem } from '@/lib/news/parse/raw-feed';
import { cutText } from '@/lib/text/cut-text';
import { htmlToText } from '@/lib/text/html-to-text';
import { mayHaveTail, trimTails } from '@/lib/text/trim-tails';

const longest = 200;
/** A little more than is shown, so that what follows can be told from the end. */
const excerpt = 260;
const withTail = 700;
const mostEscapes = 2;
const names = [
  'description',
  'summary',
  'atom:summary',
  'content:encoded',
  'content',
  'atom:content',
  'xhtml:body',
  'media:description',
  'itunes:summary',
  'itunes:subtitle',
  'dc:description',
  'dcterms:description',
  'dcterms:abstract',
];
const LEFT_OVER = /<\/?(?:p|br|a|img|div|span|b|i|em|strong|li|ul)\b[^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,12});/i;

/** Content that is text of some kind; Atom allows anything, pictures in base64 too. */
function isText({ attributes: { type } }: RawElement): boolean {
  return !type || /^(?:html|xhtml|text|plain|text\/.*|application\/xhtml\+xml)$/i.test(type);
}

/** Elements that may hold the item's words, the short form first (row 13). */
export function wordings(item: RawElement): RawElement[] {
  return ladder(item, names)
    .flatMap((element) => outOfBase64(element) ?? [])
    .filter(isText);
}

/** Plain text of one of them; what still shows tags or entities was escaped too often and is read again (row 12). */
function plainText({ text, attributes }: RawElement, enough: number): string {
  if (attributes.type === 'text') return lineOf(text);
  let plain = htmlToText(text, enough);
  for (let again = 0; again < mostEscapes && LEFT_OVER.test(plain); again++)
    plain = htmlToText(plain, enough);
  return plain;
}

/** The words of an element without what publishing software hangs on them; of a long text, its beginning. */
function wordsOf(element: RawElement): string {
  const beginning = plainText(element, excerpt);
  if (beginning.length < excerpt) return trimTails(beginning);
  return mayHaveTail(beginning) ? trimTails(plainText(element, withTail)) : beginning;
}

/** What the item is about, at most 200 characters of plain text (spec section 3); '' when it says no more than its title. */
export function findSummary(item: RawItem, title: string): string {
  for (const element of wordings(item)) {
    const summary = element.text && wordsOf(element);
    if (summary && summary !== title) return cutText(summary, longest);
  }
  const media = [...elementsNamed(item, 'media:group'), ...elementsNamed(item, 'media:content')];
  return media.map((element) => findSummary(element, title)).find(Boolean) ?? '';
}
