import { XMLBuilder } from 'fast-xml-parser';

/**
 * Matches characters that XML 1.0 forbids (section 2.2, Char), control characters that it discourages, and carriage
 * returns, which become line feeds.
 */
const UNFIT = /\r\n?|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/gu;

export function fitForXml(text: string): string {
  return text.replace(UNFIT, (character) => (character.startsWith('\r') ? '\n' : ''));
}

/** Input of XMLBuilder: attributes are `@_name`, text is `#text`, undefined is left out. */
export type XmlElement = { readonly [part: string]: XmlPart | readonly XmlPart[] };
type XmlPart = string | undefined | XmlElement;

const fit = (_name: string, value: unknown) => fitForXml(String(value));

// Uses hexadecimal references, which most feed readers decode exactly once (RSS Advisory Board profile).
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

/** Writes a document that starts with the XML declaration. Escapes all text and drops forbidden characters. */
export function writeXml(root: XmlElement): string {
  return builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' }, ...root });
}
