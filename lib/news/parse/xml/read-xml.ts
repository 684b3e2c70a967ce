import { type X2jOptions, XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/base/text/html';
import { byName, type RawElement } from '@/lib/news/parse/raw-feed';
import { type NameReader, usualPrefix } from '@/lib/news/parse/xml/namespaces';

const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const nothing = () => {};

/** Elements are at most 100 deep by default; transformTagName is set for each document (read-xml.ts). */
export const xmlOptions = {
  // Document order, and no guesses about what is an array.
  preserveOrder: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // "007" and "1e5" are titles, not numbers (fault 56).
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  transformAttributeName: (name: string) => (reserved.has(name) ? `x-${name}` : name.toLowerCase()),
  // All HTML entities, each resolved once; there is never a DTD.
  entityDecoder: {
    decode: decodeEntities,
    setExternalEntities: nothing,
    addInputEntities: nothing,
    reset: nothing,
    setXmlVersion: nothing,
  },
  onDangerousProperty: (name: string) => `x-${name}`,
  // Nothing here looks at paths.
  jPath: false,
} satisfies X2jOptions;

/** Of fast-xml-parser with preserveOrder: the name as key, and `:@` for attributes. */
type OrderedNode = Record<string, OrderedNode[] | string | Record<string, string>>;

const noAttributes: RawElement['attributes'] = {};
const longestKnown = 100;
const mostKnown = 1000;

/** `native`: the vocabulary that has no prefix. */
export type Vocabulary = { nameOf: NameReader; native: 'rss' | 'atom' };

/** For small pieces of XML; empty where the markup is beyond repair. */
export type XmlReader = {
  elements: (xml: string) => RawElement[];
  attributes: (tag: string) => RawElement['attributes'];
};

/** `<link xmlns="http://www.w3.org/2005/Atom">` in RSS (quirk 33). */
function nameByOwnNamespace(name: string, { xmlns }: RawElement['attributes'], native: string): string {
  const prefix = xmlns && !name.includes(':') ? usualPrefix(xmlns) : undefined;
  return prefix && prefix !== native ? `${prefix}:${name}` : name;
}

function toElement(node: OrderedNode, native: string): RawElement | undefined {
  let name = '';
  for (const key in node) if (key !== ':@') name = key;
  const content = node[name];
  if (!Array.isArray(content)) return undefined;
  const attributes = (node[':@'] ?? noAttributes) as RawElement['attributes'];
  let text = '';
  for (const { '#text': part } of content) if (typeof part === 'string') text += part;
  const children = byName(toElements(content, native));
  return { name: nameByOwnNamespace(name, attributes, native), attributes, text: text.trim(), children };
}

function toElements(nodes: readonly OrderedNode[], native: string): RawElement[] {
  return nodes.map((node) => toElement(node, native)).filter((element) => element !== undefined);
}

export function xmlReader({ nameOf, native }: Vocabulary): XmlReader {
  const parser = new XMLParser({ ...xmlOptions, transformTagName: nameOf });
  const parse = (xml: string): OrderedNode[] => {
    try {
      return parser.parse(xml) as OrderedNode[];
    } catch {
      return [];
    }
  };
  // `<content type="html">` is in every item of a feed.
  const known = new Map<string, RawElement['attributes']>();
  return {
    elements: (xml) => toElements(parse(xml), native),
    attributes(tag) {
      const attributes =
        known.get(tag) ?? ((parse(tag)[0]?.[':@'] ?? noAttributes) as RawElement['attributes']);
      if (tag.length <= longestKnown && known.size < mostKnown) known.set(tag, attributes);
      return attributes;
    },
  };
}
