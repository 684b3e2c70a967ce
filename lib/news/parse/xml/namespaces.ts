/** By namespace, without scheme, `#` and last slash (quirk 33). */
const usualPrefixes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'www.w3.org/2005/atom': 'atom',
    'purl.org/atom/ns': 'atom',
    'purl.org/rss/1.0': 'rss',
    'my.netscape.com/rdf/simple/0.9': 'rss',
    'channel.netscape.com/rdf/simple/0.9': 'rss',
    'backend.userland.com/rss': 'rss',
    'backend.userland.com/rss2': 'rss',
    'backend.userland.com/blogchannelmodule': 'blogchannel',
    'blogs.law.harvard.edu/tech/rss': 'rss',
    'www.w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
    'www.w3.org/1999/xhtml': 'xhtml',
    'www.w3.org/xml/1998/namespace': 'xml',
    'purl.org/dc/elements/1.1': 'dc',
    'purl.org/dc/elements/1.0': 'dc',
    'purl.org/dc/terms': 'dcterms',
    'purl.org/rss/1.0/modules/content': 'content',
    'purl.org/rss/1.0/modules/syndication': 'sy',
    'purl.org/rss/1.0/modules/slash': 'slash',
    'search.yahoo.com/mrss': 'media',
    'search.yahoo.com/rss': 'media',
    'tools.search.yahoo.com/mrss': 'media',
    'www.rssboard.org/media-rss': 'media',
    'video.search.yahoo.com/mrss': 'media',
    'www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
    'rssnamespace.org/feedburner/ext/1.0': 'feedburner',
    'prismstandard.org/namespaces/1.2/basic': 'prism',
    'prismstandard.org/namespaces/basic/2.0': 'prism',
  }),
);

const DECLARATION = /xmlns:([^\s=:<>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const searched = 256 * 1024;
const mostDeclarations = 1000;

export function usualPrefix(uri: string): string | undefined {
  const address = uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  return usualPrefixes.get(address.replace(/[/#]+$/, '')) ?? usualPrefixes.get(address.replace(/#.*$/, ''));
}

/** Anywhere in the document; the first declaration counts. */
function declaredPrefixes(text: string): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  let declarations = 0;
  for (const [, prefix = '', double, single] of text.slice(0, searched).matchAll(DECLARATION)) {
    const usual = usualPrefix(double ?? single ?? '');
    if (usual && !prefixes.has(prefix)) prefixes.set(prefix, usual);
    if (++declarations > mostDeclarations) break;
  }
  return prefixes;
}

export type NameReader = (written: string) => string;

/**
 * To canonical names: lowercase, usual prefixes, none for the `native` vocabulary, an Atom entry an `item`. Unknown
 * prefixes stay; names that are dangerous as keys get one (fault 55).
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
    return reserved.has(local) ? `x-${local}` : local;
  };
  return (written) => {
    const name = known.get(written);
    if (name !== undefined) return name;
    known.set(written, read(written));
    return read(written);
  };
}
