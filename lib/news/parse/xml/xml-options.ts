import type { X2jOptions } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/base/text/decode-entities';

const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const nothing = () => {};

/**
 * Where fast-xml-parser's own choices are not ours (elements are at most 100 deep by its default). transformTagName is
 * set for each document besides: it gives names their usual prefix and makes reserved ones harmless.
 */
export const xmlOptions = {
  // The order of the document, and no guesses about what is an array.
  preserveOrder: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // "007" and "1e5" are titles, not numbers (fault 56).
  parseTagValue: false,
  // Attributes: kept, in lower case, without a mark before the name.
  ignoreAttributes: false,
  attributeNamePrefix: '',
  transformAttributeName: (name: string) => (reserved.has(name) ? `x-${name}` : name.toLowerCase()),
  // All HTML entities, each reference resolved once; there is never a DTD whose entities could be added.
  entityDecoder: {
    decode: decodeEntities,
    setExternalEntities: nothing,
    addInputEntities: nothing,
    reset: nothing,
    setXmlVersion: nothing,
  },
  onDangerousProperty: (name: string) => `x-${name}`,
  // Matchers in place of path strings: nothing here looks at paths.
  jPath: false,
} satisfies X2jOptions;
