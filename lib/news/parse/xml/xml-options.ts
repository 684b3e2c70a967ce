import type { X2jOptions } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/base/text/decode-entities';

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
