import { XMLBuilder } from 'fast-xml-parser';
import { fitForXml } from '@/lib/outbound/write/xml-characters';

/** An element as the builder takes it: attributes are `@_name`, text is `#text`, undefined leaves a part out. */
export type XmlElement = { readonly [part: string]: XmlPart | readonly XmlPart[] };
type XmlPart = string | undefined | XmlElement;

const fit = (_name: string, value: unknown) => fitForXml(String(value));

// Hexadecimal references are what the widest range of readers resolves once and once only (RSS Advisory Board profile).
const builder = new XMLBuilder({
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  indentBy: ' ',
  tagValueProcessor: fit,
  attributeValueProcessor: fit,
  entities: [
    { regex: /&/g, val: '&#x26;' },
    { regex: /</g, val: '&#x3C;' },
    { regex: />/g, val: '&#x3E;' },
  ],
} as ConstructorParameters<typeof XMLBuilder>[0]);

/** A document as text: the declaration is its first byte, everything is escaped, nothing that XML forbids is in it. */
export function writeXml(root: XmlElement): string {
  return builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' }, ...root });
}
