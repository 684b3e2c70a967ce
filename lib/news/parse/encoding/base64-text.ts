import { isUtf8 } from 'node:buffer';
import { byName, type RawElement } from '@/lib/news/parse/raw-feed';

const NOT_TEXT = /^(?:image|audio|video|font)\/|^application\/(?!octet-stream$|xhtml|xml)/i;
const BASE64 = /^[A-Za-z\d+/\s]+={0,2}\s*$/;
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** Decodes text of Atom 0.3 with mode="base64"; undefined for other content, other elements as they are. */
export function outOfBase64(element: RawElement): RawElement | undefined {
  const { mode, type = '' } = element.attributes;
  if (mode?.toLowerCase() !== 'base64') return element;
  if (NOT_TEXT.test(type) || !BASE64.test(element.text)) return undefined;
  const bytes = Buffer.from(element.text, 'base64');
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes) || CONTROL.test(text)) return undefined;
  return { name: element.name, attributes: type.includes('/') ? {} : { type }, text, children: byName([]) };
}
