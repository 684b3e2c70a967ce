import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { decodeEntities } from '@/lib/base/text/html';
import { markupIn } from '@/lib/news/parse/xml/markup';

/** With up to a kilobyte of declarations. What its quotations and comments hold is no matter: it is cut away. */
const DOCTYPE = /<!DOCTYPE[^<>[]*(?:\[([\s\S]{0,1024}?)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([^\s"'<>%&;]+)\s/gi;

/**
 * Where a DOCTYPE ends: nothing in it is fetched or expanded (quirk 9). Refused as dangerous: over 1 KB of declarations,
 * and a document that uses an entity of its own, but for the names of characters.
 */
function doctypeEnd(text: string, at: number): Outcome<number> {
  DOCTYPE.lastIndex = at;
  const doctype = DOCTYPE.exec(text);
  if (!doctype)
    return fail('dangerous-xml', 'a DOCTYPE that does not end, or has more than 1 KB of declarations');
  const end = at + doctype[0].length;
  const own = [...(doctype[1] ?? '').matchAll(ENTITY)].map(([, name]) => `&${name};`);
  const isUsed = own.some((name) => decodeEntities(name) === name && text.includes(name, end));
  return isUsed ? fail('dangerous-xml', 'an ENTITY of the document’s own') : ok(end);
}

export type Root = { kind: 'rss' | 'rdf' | 'feed'; at: number };

const MAX_TAGS = 500;
const IS_DOCTYPE = /^<!doctype\b/i;
/** Some write a page's document type before their feed: the feed is then the very next element. */
const HTML_DOCTYPE = /^<!doctype\s+html\b/i;
const htmlNames = new Set(['html', 'head', 'body']);

/** Skips whatever comes before it, such as a warning of the server's (fault 67). HTML pages are not searched. */
export function findRoot(text: string, from = 0, isPage = false, maxTags = MAX_TAGS): Outcome<Root> {
  let tags = maxTags;
  for (const { kind, at, name } of markupIn(text, from)) {
    if (kind === 'open' || tags-- === 0) break;
    const local = kind === 'start' ? name.slice(name.indexOf(':') + 1).toLowerCase() : '';
    if (local === 'rss' || local === 'rdf' || local === 'feed') return ok({ kind: local, at });
    if (htmlNames.has(local) || (isPage && kind === 'start')) return fail('not-a-feed', 'an HTML page');
    if (kind !== 'stray' || !IS_DOCTYPE.test(text.slice(at, at + 20))) continue;
    const doctype = doctypeEnd(text, at);
    const isHtml = HTML_DOCTYPE.test(text.slice(at, at + 40));
    if (doctype.ok) return findRoot(text, doctype.value, isHtml, tags);
    return isHtml ? fail('not-a-feed', 'an HTML page') : doctype;
  }
  return fail('not-a-feed', isPage ? 'an HTML page' : 'neither RSS, RDF or Atom nor a JSON Feed');
}
