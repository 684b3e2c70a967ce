import { fail, type Outcome, ok } from '@/lib/news/outcome';
import { decodeEntities } from '@/lib/text/decode-entities';

/** What a document type leaves behind once it is cut away. */
export type Doctype = { end: number; entities: ReadonlyMap<string, string> };

const longestSubset = 1024;
const ENTITY = /<!ENTITY\s+([^\s"'<>%]+)\s+(["'])([^<]*?)\2\s*>/gi;

/** Just behind a quoted text or a comment that begins at a place; the next place where none does; -1 for an open one. */
function pastQuoted(text: string, at: number): number {
  const char = text.charAt(at);
  if (char === '"' || char === "'") return text.indexOf(char, at + 1) + 1 || -1;
  if (!text.startsWith('<!--', at)) return at + 1;
  const end = text.indexOf('-->', at + 4);
  return end === -1 ? -1 : end + 3;
}

/** Just behind the `]>` of an internal subset; 0 when it does not end within 1 KB. */
function subsetEnd(text: string, start: number): number {
  const subset = text.slice(start, start + longestSubset);
  for (let at = 0; at !== -1 && at < subset.length; at = pastQuoted(subset, at)) {
    const end = subset.charAt(at) === ']' ? /^\]\s*>/.exec(subset.slice(at)) : null;
    if (end) return start + at + end[0].length;
  }
  return 0;
}

function plainEntities(subset: string): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  for (const [, name = '', , value = ''] of subset.matchAll(ENTITY)) {
    const character = decodeEntities(decodeEntities(value));
    if ([...character].length !== 1) return undefined;
    entities.set(name, character);
  }
  const declared = subset.match(/<!ENTITY/gi)?.length ?? 0;
  return declared === entities.size ? entities : undefined;
}

/**
 * Reads the DOCTYPE at a place so that it can be cut away: nothing in it is ever fetched or expanded (row 9). A
 * subset over 1 KB, or an entity that is more than one character, is refused as dangerous.
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
  const entities = plainEntities(text.slice(start, end));
  return entities ? ok({ end, entities }) : fail('dangerous-xml', 'an ENTITY that is more than a character');
}
