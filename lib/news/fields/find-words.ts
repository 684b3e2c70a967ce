import { cleanText, cutText } from '@/lib/base/text/clean-text';
import type { Filed } from '@/lib/base/text/excerpt/dateline';
import { excerptOf, type Known } from '@/lib/base/text/excerpt/excerpt-of';
import { mayHaveTail } from '@/lib/base/text/excerpt/trim-tails';
import { decodeEntities, htmlToLines, stripTags } from '@/lib/base/text/html';
import { withoutShortcodes } from '@/lib/base/text/shortcodes';
import { namesOf } from '@/lib/news/fields/element-names';
import { elementsNamed, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const MAX_TEXT = 20_000;
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

const MAX_ESCAPES = 3;

const CLOSED_OR_EMPTY = /<\/[a-z]|<(?:br|img|hr|p)\b|<a\s/i;

/** Whether a string is declared as plain text and contains no HTML. Some sources declare HTML as plain text. */
export function isPlainText({ attributes, text }: Pick<RawElement, 'attributes' | 'text'>): boolean {
  const { type = '' } = attributes;
  return /^text(?:\/plain)?$/i.test(type) && !CLOSED_OR_EMPTY.test(text);
}

/**
 * Returns one line of plain text without tags. Decodes entities that a source escaped more than once (quirk 11); keeps
 * `AT&T` and `a < b`.
 */
export function lineOf(text: string): string {
  let line = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  for (let again = 0; again < MAX_ESCAPES && REFERENCE.test(line); again++) line = decodeEntities(line);
  return cleanText(stripTags(line));
}

const MAX_TITLE = 300;

/** Returns an item's title, at most 300 characters; '' if it has none. */
export function findTitle(item: RawElement): string {
  for (const element of ladder(item, namesOf.title)) {
    const title = isPlainText(element) ? cleanText(element.text) : lineOf(element.text);
    if (title) return cutText(title, MAX_TITLE);
  }
  return '';
}

export const MAX_CATEGORIES = 10;
const MAX_CATEGORIES_READ = 20;
const MAX_CATEGORY = 60;

/** Whether a category is a name rather than an address, a path or a database key (quirk 42). */
function isPlain(word: string): boolean {
  return (
    word !== '' && word.length <= MAX_CATEGORY && !/^(?:https?:|\/|[\da-f-]{16,}$|uncategorized$)/i.test(word)
  );
}

/**
 * Returns a category's name: its text in RSS, its label or term in Atom. Attributes are used only if the text is not a
 * plain name.
 */
function wordOf(category: RawElement): string | undefined {
  const word = lineOf(category.text);
  if (isPlain(word)) return word;
  const { label = '', term = '' } = category.attributes;
  return [label, term].map(lineOf).find(isPlain);
}

/** Returns an item's categories, each once, in the feed's order, at most ten. */
export function findCategories(item: RawElement): string[] {
  const words = ladder(item, namesOf.category).slice(0, MAX_CATEGORIES_READ).map(wordOf);
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, MAX_CATEGORIES);
}

const MAX_SUMMARY = 200;
/** Number of characters to read. Pages show fewer, but boilerplate around the story must be recognized. */
const beginning = 420;
const withTail = 900;
const MAX_PLAIN = 5000;
const MAX_HTML = 20_000;
const PARAGRAPH = /\n\s*\n/;
/** Matches the last character of a complete text. */
const ENDED = /[.!?…。！？:)\]"'”’»›|-]$/;
const LEFT_OVER = /<\/?(?:p|br|a|img|div|span|b|i|em|strong|li|ul)\b[^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,12});/i;

/** Whether an element contains text. Atom also allows other content, such as pictures in base64. */
function isText({ attributes: { type, mode } }: RawElement): boolean {
  if (mode === 'base64') return false;
  return !type || /^(?:html|xhtml|text|plain|text\/.*|application\/xhtml\+xml)$/i.test(type);
}

/** Returns the elements with an item's text, the short forms first (quirk 13). */
export function wordings(item: RawElement): RawElement[] {
  return ladder(item, namesOf.words).filter(isText);
}

/**
 * Splits text into lines. Decodes it again as long as it contains tags or entities, because some feeds escape
 * twice (quirk 12).
 */
function linesOf({ text: written, attributes }: RawElement, enough: number): string[] {
  const text = withoutShortcodes(written.length > MAX_HTML ? written.slice(0, MAX_HTML) : written);
  if (isPlainText({ attributes, text }))
    return text.slice(0, MAX_PLAIN).split(PARAGRAPH).map(cleanText).filter(Boolean);
  let lines = htmlToLines(text, enough);
  // Escaped tags were counted toward `enough`, so read more.
  if (lines.some((line) => LEFT_OVER.test(line))) lines = htmlToLines(text, MAX_PLAIN);
  for (let again = 0; again < MAX_ESCAPES && lines.some((line) => LEFT_OVER.test(line)); again++)
    lines = lines.flatMap((line) => htmlToLines(line, enough));
  return lines;
}

/** Cleans the text before cutting it, because boilerplate that is cut in the middle is not recognized. */
function excerptIn(element: RawElement, known: Known): Filed {
  const lines = linesOf(element, beginning);
  const isLong = lines.reduce((sum, line) => sum + line.length, 0) >= beginning;
  const all = isLong && lines.some(mayHaveTail) ? linesOf(element, withTail) : lines;
  const { text, ...filed } = excerptOf(all, known);
  const goesOn = isLong && text !== '' && !ENDED.test(text);
  return { text: cutText(goesOn ? `${text}…` : text, MAX_SUMMARY), ...filed };
}

/**
 * Returns a summary of at most 200 characters (requirements section 3), and the place in a dateline that was removed.
 * The summary is '' if the item has no sentence.
 */
export function findSummary(item: RawElement, known: Known): Filed {
  for (const element of wordings(item)) {
    const excerpt = element.text ? excerptIn(element, known) : { text: '' };
    if (excerpt.text) return excerpt;
  }
  const media = [...elementsNamed(item, 'media:group'), ...elementsNamed(item, 'media:content')];
  return media.map((element) => findSummary(element, known)).find(({ text }) => text) ?? { text: '' };
}

/** Matches language tags, except the ISO 639-2 codes that stand for no particular language. */
const TAG = /^(?!(?:und|mul|zxx|mis)\b)[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/**
 * Returns a valid BCP 47 tag in its canonical form, even from `en_US` or `en-us, es`; undefined for anything
 * else.
 */
export function languageTag(written = ''): string | undefined {
  const [first = ''] = written.trim().split(/[\s,;]/, 1);
  const tag = first.replaceAll('_', '-');
  if (!TAG.test(tag)) return undefined;
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return undefined;
  }
}

/**
 * Returns the language that an item or channel declares: in xml:lang, dc:language or language, else in xml:lang of its
 * title or text.
 */
export function declaredLanguage(of: RawElement): string | undefined {
  const said = [of.attributes['xml:lang'], firstText(of, 'dc:language'), firstText(of, 'language')];
  const inside = ladder(of, namesOf.worded).map(({ attributes }) => attributes['xml:lang']);
  return [...said, ...inside].map((tag) => languageTag(tag)).find(Boolean);
}
