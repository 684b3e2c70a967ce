import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { decodeEntities } from '@/lib/base/text/decode-entities';
import { nextMarkup, writtenName } from '@/lib/news/parse/xml/markup';

export type Doctype = { end: number; entities: ReadonlyMap<string, string> };

const longestSubset = 1024;
const longestWords = 200;
/** Characters that references to entities may add to a document. */
const mostGrowth = 1_000_000;
const DECLARATION = /<!ENTITY\s+(%\s+)?([^\s"'<>%&;]+)\s+([^<>]*)>/gi;
const WORDS = /^(["'])([^"'<]*|(?:(?!\1)[^<])*)\1\s*$/;
const EXTERNAL = /^(?:SYSTEM|PUBLIC)\s/i;
/** Sets of character names, which are built in here. */
const CHARACTER_NAMES = /^PUBLIC\s+["']-\/\/W3C\/\/ENTITIES /i;
const REFERENCE = /&[\w#.:-]+;/;

/** Past the quotation or comment at `at`, else the next index; -1 when it never ends. */
function pastQuoted(text: string, at: number): number {
  const char = text.charAt(at);
  if (char === '"' || char === "'") return text.indexOf(char, at + 1) + 1 || -1;
  if (!text.startsWith('<!--', at)) return at + 1;
  const end = text.indexOf('-->', at + 4);
  return end === -1 ? -1 : end + 3;
}

/** Past the `]>` of an internal subset; 0 when it does not end within 1 KB. */
function subsetEnd(text: string, start: number): number {
  const subset = text.slice(start, start + longestSubset);
  for (let at = 0; at !== -1 && at < subset.length; at = pastQuoted(subset, at)) {
    const end = subset.charAt(at) === ']' ? /^\]\s*>/.exec(subset.slice(at)) : null;
    if (end) return start + at + end[0].length;
  }
  return 0;
}

function plainWords(value: string): string | undefined {
  const written = WORDS.exec(value)?.[2];
  if (written === undefined) return undefined;
  const words = decodeEntities(decodeEntities(written));
  return words.length > longestWords || REFERENCE.test(words) ? undefined : words;
}

type Declared = { subset: string; rest: string };

/** Safe to ignore: nobody uses it, or it only names characters. */
function isIdle(isParameter: boolean, name: string, value: string, { subset, rest }: Declared): boolean {
  if (isParameter) return CHARACTER_NAMES.test(value) || !subset.includes(`%${name};`);
  return EXTERNAL.test(value) && !rest.includes(`&${name};`);
}

function plainEntities(declared: Declared): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  const { subset } = declared;
  let known = 0;
  for (const [, percent, name = '', value = ''] of subset.matchAll(DECLARATION)) {
    known++;
    const words = percent ? undefined : plainWords(value);
    if (words === undefined && !isIdle(Boolean(percent), name, value, declared)) return undefined;
    if (words !== undefined && !entities.has(name)) entities.set(name, words);
  }
  return known === (subset.match(/<!ENTITY/gi)?.length ?? 0) ? entities : undefined;
}

function growthOf(entities: ReadonlyMap<string, string>, text: string): number {
  let growth = 0;
  for (const [name, words] of entities) growth += (text.split(`&${name};`).length - 1) * words.length;
  return growth;
}

/**
 * Reads the DOCTYPE so that it can be cut; nothing in it is fetched (quirk 9). Refused as dangerous: a subset over
 * 1 KB, a used entity that is more than plain words, and words that add more than a million characters.
 */
export function readDoctype(text: string, at: number): Outcome<Doctype> {
  const opening = /^<!DOCTYPE(?:[^[>"']|"[^"<]{0,500}"|'[^'<]{0,500}'){0,500}?([[>])/i.exec(
    text.slice(at, at + 2000),
  );
  if (!opening) return fail('dangerous-xml', 'a DOCTYPE that does not end');
  const start = at + opening[0].length;
  if (opening[1] === '>') return ok({ end: start, entities: new Map() });
  const end = subsetEnd(text, start);
  if (end === 0) return fail('dangerous-xml', 'a DOCTYPE with more than 1 KB of declarations');
  const rest = text.slice(end);
  const entities = plainEntities({ subset: text.slice(start, end), rest });
  if (!entities) return fail('dangerous-xml', 'an ENTITY that is more than plain words');
  if (growthOf(entities, rest) > mostGrowth) return fail('dangerous-xml', 'an ENTITY that is used too often');
  return ok({ end, entities });
}

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
