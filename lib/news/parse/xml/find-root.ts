import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { decodeEntities } from '@/lib/base/text/html';
import { markupIn } from '@/lib/news/parse/xml/markup';

/** Matches a DOCTYPE with up to 1 KB of declarations. It is skipped, so strings and comments in it are not parsed. */
const DOCTYPE = /<!DOCTYPE[^<>[]*(?:\[([\s\S]{0,1024}?)\]\s*)?>/iy;
const ENTITY = /<!ENTITY\s+([^\s"'<>%&;]+)\s/gi;

/**
 * Returns the offset after a DOCTYPE. Nothing in it is fetched or expanded (quirk 9). Fails with `dangerous-xml` if it
 * has more than 1 KB of declarations, or if the document uses an entity that it declares and HTML does not have.
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
/** Matches the DOCTYPE of an HTML page. Some feeds begin with it. The next element must then be the feed's root. */
const HTML_DOCTYPE = /^<!doctype\s+html\b/i;
const htmlNames = new Set(['html', 'head', 'body']);

/** Finds a feed's root element. Skips anything before it, such as a server's warning (fault 67). Rejects HTML pages. */
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
