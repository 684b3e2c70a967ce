import namespaces from '@/lib/news/parse/xml/namespaces.json' with { type: 'json' };

/** Maps namespaces, without scheme, `#` and trailing slash, to their usual prefixes (quirk 33). */
const usualPrefixes: ReadonlyMap<string, string> = new Map(Object.entries(namespaces));

const DECLARATION = /xmlns:([^\s=:<>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
export const reservedNames = new Set(['__proto__', 'constructor', 'prototype']);
const SEARCHED_CHARS = 256 * 1024;
const MAX_DECLARATIONS = 1000;

/**
 * Returns the prefix by which a namespace is known; undefined for an unknown one. Scheme, case, `#` and a final
 * slash may differ (quirk 33).
 */
export function usualPrefix(uri: string): string | undefined {
  const address = uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  return usualPrefixes.get(address.replace(/[/#]+$/, '')) ?? usualPrefixes.get(address.replace(/#.*$/, ''));
}

/**
 * Returns the usual prefix for each prefix that a document declares for a known namespace (within the search limits).
 * The first such declaration of a prefix wins.
 */
function declaredPrefixes(text: string): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  let declarations = 0;
  for (const [, prefix = '', double, single] of text.slice(0, SEARCHED_CHARS).matchAll(DECLARATION)) {
    const usual = usualPrefix(double ?? single ?? '');
    if (usual && !prefixes.has(prefix)) prefixes.set(prefix, usual);
    if (++declarations > MAX_DECLARATIONS) break;
  }
  return prefixes;
}

/**
 * Returns the canonical form of a name. `xmlns`: the attribute in the element's own tag, as in `<link
 * xmlns="http://www.w3.org/2005/Atom">`.
 */
export type NameReader = (written: string, xmlns?: string) => string;

/**
 * Returns a function that converts names to their canonical form: lowercase with the usual prefix, but no
 * prefix in the `native` vocabulary. An Atom entry becomes an `item`. Unknown prefixes are kept. Names that
 * are dangerous as object keys get a prefix (fault 55).
 */
export function nameReader(text: string, native: 'rss' | 'atom'): NameReader {
  const prefixes = declaredPrefixes(text);
  const known = new Map<string, string>();
  const read = (written: string): string => {
    const colon = written.indexOf(':');
    const local = written.slice(colon + 1).toLowerCase();
    const prefix =
      colon <= 0 ? native : (prefixes.get(written.slice(0, colon)) ?? written.slice(0, colon).toLowerCase());
    if (prefix !== native) return `${prefix}:${local}`;
    if (local === 'entry' && native === 'atom') return 'item';
    return reservedNames.has(local) ? `x-${local}` : local;
  };
  return (written, xmlns) => {
    let name = known.get(written);
    if (name === undefined) {
      name = read(written);
      known.set(written, name);
    }
    const prefix = xmlns && !name.includes(':') ? usualPrefix(xmlns) : undefined;
    return prefix && prefix !== native ? `${prefix}:${name}` : name;
  };
}
