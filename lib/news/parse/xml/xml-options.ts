import type { X2jOptions } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/text/decode-entities';

const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const nothing = () => {};

/**
 * Every choice that fast-xml-parser leaves open, and why. The one other option, transformTagName, is set for each
 * document: it gives names their usual prefix and makes reserved ones harmless.
 */
export const xmlOptions = {
  // The order of the document, and no guesses about what is an array.
  preserveOrder: true,
  textNodeName: '#text',
  // CDATA joins the text around it; the decoder below is never called for it.
  cdataPropName: false,
  commentPropName: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: false,
  // "007" and "1e5" are titles, not numbers (fault 56).
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  alwaysCreateTextNode: false,
  // Attributes: kept, in lower case, without a mark before the name; one without a value says nothing.
  ignoreAttributes: false,
  attributeNamePrefix: '',
  attributesGroupName: false,
  allowBooleanAttributes: false,
  transformAttributeName: (name: string) => (reserved.has(name) ? `x-${name}` : name.toLowerCase()),
  // Prefixes are ours to understand (quirk 33).
  removeNSPrefix: false,
  // All HTML entities, each reference resolved once; there is never a DTD whose entities could be added.
  processEntities: true,
  htmlEntities: false,
  entityDecoder: {
    decode: decodeEntities,
    setExternalEntities: nothing,
    addInputEntities: nothing,
    reset: nothing,
    setXmlVersion: nothing,
  },
  // Fields that hold words never come here (raw-field keeps them as text), so nothing needs to be left unparsed.
  stopNodes: [],
  unpairedTags: [],
  maxNestedTags: 100,
  strictReservedNames: true,
  onDangerousProperty: (name: string) => `x-${name}`,
  // Matchers in place of path strings: nothing here looks at paths.
  jPath: false,
} satisfies X2jOptions;
