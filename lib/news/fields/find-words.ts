import { cleanText, cutText } from '@/lib/base/text/clean-text';
import type { Filed } from '@/lib/base/text/excerpt/dateline';
import { excerptOf, type Known } from '@/lib/base/text/excerpt/excerpt-of';
import { mayHaveTail } from '@/lib/base/text/excerpt/trim-tails';
import { decodeEntities, htmlToLines, stripTags, withoutShortcodes } from '@/lib/base/text/html';
import { namesOf } from '@/lib/news/fields/element-names';
import { elementsNamed, firstText, ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const longestTitle = 300;
const mostText = 20_000;
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

const mostEscapes = 3;

/** One line of plain text; entities still there were escaped too often (quirk 11); `AT&T` and `a < b` stay. */
export function lineOf(text: string): string {
  let line = text.length > mostText ? text.slice(0, mostText) : text;
  for (let again = 0; again < mostEscapes && REFERENCE.test(line); again++) line = decodeEntities(line);
  return cleanText(stripTags(line));
}

/** At most 300 characters; '' when it has none. */
export function findTitle(item: RawElement): string {
  for (const element of ladder(item, namesOf.title)) {
    const title = lineOf(element.text);
    if (title) return cutText(title, longestTitle);
  }
  return '';
}

const mostCategories = 10;
const mostRead = 20;
const longestCategory = 60;

/** Not an address, a path or a database key (quirk 42). */
function isPlain(word: string): boolean {
  return (
    word !== '' &&
    word.length <= longestCategory &&
    !/^(?:https?:|\/|[\da-f-]{16,}$|uncategorized$)/i.test(word)
  );
}

/** RSS has text, Atom a label or a term; attributes count only where the text is no plain word. */
function wordOf(category: RawElement): string | undefined {
  const word = lineOf(category.text);
  if (isPlain(word)) return word;
  const { label = '', term = '' } = category.attributes;
  return [label, term].map(lineOf).find(isPlain);
}

/** Plain words, each once, in the feed's order, at most ten. */
export function findCategories(item: RawElement): string[] {
  const words = ladder(item, namesOf.category).slice(0, mostRead).map(wordOf);
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, mostCategories);
}

const longestSummary = 200;
/** More than is shown, so that what surrounds the story can be recognized. */
const beginning = 420;
const withTail = 900;
const mostPlain = 5000;
const mostHtml = 20_000;
const PARAGRAPH = /\n\s*\n/;
/** How a text ends that is whole. */
const ENDED = /[.!?…。！？:)\]"'”’»›|-]$/;
const LEFT_OVER = /<\/?(?:p|br|a|img|div|span|b|i|em|strong|li|ul)\b[^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,12});/i;

/** Atom allows anything, even pictures in base64. */
function isText({ attributes: { type, mode } }: RawElement): boolean {
  if (mode === 'base64') return false;
  return !type || /^(?:html|xhtml|text|plain|text\/.*|application\/xhtml\+xml)$/i.test(type);
}

/** The short form first (quirk 13). */
export function wordings(item: RawElement): RawElement[] {
  return ladder(item, namesOf.words).filter(isText);
}

/** What still shows tags or entities was escaped too often and is read again (quirk 12). */
function linesOf({ text: written, attributes }: RawElement, enough: number): string[] {
  const text = withoutShortcodes(written.length > mostHtml ? written.slice(0, mostHtml) : written);
  if (attributes.type === 'text')
    return text.slice(0, mostPlain).split(PARAGRAPH).map(lineOf).filter(Boolean);
  let lines = htmlToLines(text, enough);
  // Its tags were counted as words.
  if (lines.some((line) => LEFT_OVER.test(line))) lines = htmlToLines(text, mostPlain);
  for (let again = 0; again < mostEscapes && lines.some((line) => LEFT_OVER.test(line)); again++)
    lines = lines.flatMap((line) => htmlToLines(line, enough));
  return lines;
}

/** Clean first, cut last: a tail that is cut is no longer recognized. */
function excerptIn(element: RawElement, known: Known): Filed {
  const lines = linesOf(element, beginning);
  const isLong = lines.reduce((sum, line) => sum + line.length, 0) >= beginning;
  const all = isLong && lines.some(mayHaveTail) ? linesOf(element, withTail) : lines;
  const { text, ...filed } = excerptOf(all, known);
  const goesOn = isLong && text !== '' && !ENDED.test(text);
  return { text: cutText(goesOn ? `${text}…` : text, longestSummary), ...filed };
}

/** At most 200 characters (requirements section 3), and the place of a removed dateline; '' without a sentence. */
export function findSummary(item: RawElement, known: Known): Filed {
  for (const element of wordings(item)) {
    const excerpt = element.text ? excerptIn(element, known) : { text: '' };
    if (excerpt.text) return excerpt;
  }
  const media = [...elementsNamed(item, 'media:group'), ...elementsNamed(item, 'media:content')];
  return media.map((element) => findSummary(element, known)).find(({ text }) => text) ?? { text: '' };
}

/** Not those of ISO 639-2 that name no language. Bad tags are common: `en_US`, `English`, `en-us, es`. */
const TAG = /^(?!(?:und|mul|zxx|mis)\b)[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/** A valid BCP 47 tag in its usual form; undefined for anything else. */
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

/** What an item or a channel says its language is: xml:lang, dc:language, language, else xml:lang of its title or text. */
export function declaredLanguage(of: RawElement): string | undefined {
  const said = [of.attributes['xml:lang'], firstText(of, 'dc:language'), firstText(of, 'language')];
  const inside = ladder(of, namesOf.worded).map(({ attributes }) => attributes['xml:lang']);
  return [...said, ...inside].map((tag) => languageTag(tag)).find(Boolean);
}
