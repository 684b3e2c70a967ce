import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { stripControls } from '@/lib/base/text/clean-text';
import { type RawDocument, type RawElement, toElement } from '@/lib/news/parse/raw-feed';

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Returns a value as a string; '' if it is neither a string nor a number. Control characters are removed here, because
 * JSON can escape them (`\u0000`, fault 57).
 */
function textOf(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? stripControls(String(value)).trim() : '';
}

/**
 * Returns a value as the element that an XML feed would have; [] if it is empty or neither a string nor a number (quirk
 * 32).
 */
function element(name: string, value: unknown, attributes: Record<string, string> = {}): RawElement[] {
  const text = textOf(value);
  return text === '' ? [] : [toElement(name, { text, attributes })];
}

function authors(of: Json): RawElement[] {
  // Version 1.0 has one author, 1.1 a list of authors.
  const people = Array.isArray(of.authors) ? of.authors : [of.author];
  return people.flatMap((person) => element('dc:creator', isObject(person) ? person.name : person));
}

function attachments(item: Json): RawElement[] {
  return listOf(item.attachments)
    .filter(isObject)
    .filter((file) => typeof file.url === 'string')
    .map(({ url, mime_type: type }) =>
      toElement('enclosure', { attributes: { url: textOf(url), type: textOf(type) } }),
    );
}

function toItem(item: Json): RawElement {
  const plain = { type: 'text' };
  const children = [
    ...element('guid', item.id, { ispermalink: 'false' }),
    ...element('link', item.url),
    ...element('link', item.external_url),
    ...element('title', item.title, plain),
    ...element('description', item.summary, plain),
    ...element('content', item.content_html),
    ...element('content', item.content_text, plain),
    ...element('image', item.image),
    ...element('image', item.banner_image),
    ...element('published', item.date_published),
    ...element('updated', item.date_modified),
    ...authors(item),
    ...element('language', item.language),
    ...listOf(item.tags).flatMap((tag) => element('category', tag)),
    ...attachments(item),
  ];
  return toElement('item', { children });
}

const STRING = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g;

/** Escapes line breaks and tabs in strings, because some programs leave them unescaped. */
function withEscapes(text: string): string {
  return text.replace(STRING, (string) =>
    string.replace(/[\n\r\t]/g, (control) => JSON.stringify(control).slice(1, -1)),
  );
}

function parseJson(text: string, isEscaped = false): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return isEscaped ? undefined : parseJson(withEscapes(text), true);
  }
}

/** Whether a text begins like a JSON object. */
export function looksLikeJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** Parses JSON Feed 1.0 and 1.1 (jsonfeed.org). Broken JSON that names a version is reported as truncated. */
export function readJsonFeed(text: string): Outcome<RawDocument> {
  const feed = parseJson(text);
  if (feed === undefined && text.slice(0, 2000).includes('//jsonfeed.org/version/'))
    return fail('truncated', 'a JSON Feed that does not parse');
  const version = isObject(feed) && typeof feed.version === 'string' ? feed.version : '';
  if (!isObject(feed) || !/\/\/jsonfeed\.org\/version\/1/.test(version))
    return fail('not-a-feed', 'JSON, but not a JSON Feed');
  const items = listOf(feed.items).filter(isObject);
  const children = [
    ...element('title', feed.title, { type: 'text' }),
    ...element('link', feed.home_page_url),
    ...authors(feed),
    ...element('language', feed.language),
  ];
  return ok({
    format: 'json',
    channel: toElement('channel', { children }),
    itemCount: items.length,
    item: (index) => toItem(items[index] ?? {}),
    complete: true,
  });
}
