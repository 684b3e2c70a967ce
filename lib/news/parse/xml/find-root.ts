import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { readDoctype } from '@/lib/news/parse/xml/doctype';
import { nextMarkup, writtenName } from '@/lib/news/parse/xml/markup';

export type Root = { kind: 'rss' | 'rdf' | 'feed'; at: number; entities: ReadonlyMap<string, string> };

const mostTags = 500;
const DOCTYPE = /^<!doctype\b/i;
/** Some write a page's document type before their feed: the feed is then the very next element. */
const HTML_DOCTYPE = /^<!doctype\s+html\b/i;
const htmlNames = new Set(['html', 'head', 'body']);

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function notAFeed(text: string): Outcome<never> {
  const start = text.slice(0, 300).trimStart();
  if (/^<!doctype html|^<html/i.test(start)) return fail('not-a-feed', 'an HTML page');
  if (/^[{[]/.test(start)) return fail('not-a-feed', 'JSON, but not a JSON Feed');
  if (/^<\?xml|^<[a-z]/i.test(start)) return fail('not-a-feed', 'markup without an rss, RDF or feed element');
  return fail('not-a-feed', 'neither XML nor a JSON Feed');
}

/** Skips whatever comes before it, such as a warning of the server's (fault 67). HTML pages are not searched. */
export function findRoot(text: string): Outcome<Root> {
  let entities: Root['entities'] = new Map();
  let at = 0;
  let isPage = false;
  for (let tags = 0; tags < mostTags; tags++) {
    const piece = nextMarkup(text, at);
    if (!piece || piece.kind === 'cut') break;
    at = piece.end;
    const kind = piece.kind === 'start' ? localName(writtenName(text, piece)) : '';
    if (kind === 'rss' || kind === 'rdf' || kind === 'feed') return ok({ kind, at: piece.at, entities });
    if (htmlNames.has(kind) || (isPage && piece.kind === 'start')) return fail('not-a-feed', 'an HTML page');
    if (piece.kind !== 'stray' || !DOCTYPE.test(text.slice(piece.at, piece.at + 20))) continue;
    const doctype = readDoctype(text, piece.at);
    isPage = HTML_DOCTYPE.test(text.slice(piece.at, piece.at + 40));
    if (!doctype.ok && isPage) break;
    if (!doctype.ok) return doctype;
    ({ end: at, entities } = doctype.value);
  }
  return notAFeed(text);
}
