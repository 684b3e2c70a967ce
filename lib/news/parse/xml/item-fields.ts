import { decodeEntities } from '@/lib/base/text/html';
import { byName, type Children, type RawElement, type RawItem } from '@/lib/news/parse/raw-feed';
import {
  escapeStrays,
  isSelfClosing,
  type Markup,
  nextMarkup,
  tagText,
  writtenName,
} from '@/lib/news/parse/xml/markup';
import type { NameReader } from '@/lib/news/parse/xml/namespaces';
import type { XmlReader } from '@/lib/news/parse/xml/read-xml';

export type FieldVisitor = (name: string, tag: string, raw: string) => void;

const mostFields = 1000;
const mostRepairs = 20;
const longestField = 100_000;

/** Without a copy of the name. */
function hasName(xml: string, tag: Markup, name: string): boolean {
  const at = tag.kind === 'end' ? tag.at + 2 : tag.at + 1;
  const next = xml.charCodeAt(at + name.length);
  return xml.startsWith(name, at) && (next === 62 || next === 47 || next <= 32);
}

/** Other elements inside may be open or closed. */
function endTag(xml: string, start: Markup, name: string): Markup | undefined {
  let depth = 1;
  for (let piece = nextMarkup(xml, start.end); piece; piece = nextMarkup(xml, piece.end)) {
    if (piece.kind !== 'start' && piece.kind !== 'end') continue;
    if (!hasName(xml, piece, name)) continue;
    if (piece.kind === 'end') depth--;
    else if (!isSelfClosing(xml, piece)) depth++;
    if (depth === 0) return piece;
  }
  return undefined;
}

/** Returns the element's start tag; unescaped HTML stays in its field. At most 1,000 fields of 100,000 characters. */
export function eachField(xml: string, visit: FieldVisitor): string {
  const outer = nextMarkup(xml, 0);
  if (outer?.kind !== 'start') return '';
  let repairs = 0;
  let piece = nextMarkup(xml, outer.end);
  for (let count = 0; piece && count < mostFields && repairs <= mostRepairs; ) {
    let end = piece.end;
    const tag = piece.kind === 'start' ? tagText(xml, piece) : '';
    if (tag) {
      const name = writtenName(xml, piece);
      const close: Markup | undefined = isSelfClosing(xml, piece) ? piece : endTag(xml, piece, name);
      const rawEnd = close?.at ?? nextMarkup(xml, piece.end)?.at ?? xml.length;
      visit(name, tag, xml.slice(piece.end, Math.min(Math.max(piece.end, rawEnd), piece.end + longestField)));
      end = close?.end ?? rawEnd;
      if (!close) repairs++;
      count++;
    }
    piece = nextMarkup(xml, end);
  }
  return tagText(xml, outer);
}

const TAG = /<\/?[a-z][^<>]*>/i;

type Part = { cdata: boolean; text: string };

/** CDATA unwrapped, comments dropped; either may lack its end. */
function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = raw.indexOf('<!'); at !== -1; at = raw.indexOf('<!', Math.max(from, at + 2))) {
    const cdata = raw.startsWith('[CDATA[', at + 2);
    if (!cdata && !raw.startsWith('--', at + 2)) continue;
    const inside = at + (cdata ? 9 : 4);
    const closing = raw.indexOf(cdata ? ']]>' : '-->', inside);
    const end = closing === -1 ? raw.length : closing;
    if (at > from) parts.push({ cdata: false, text: raw.slice(from, at) });
    if (cdata) parts.push({ cdata, text: raw.slice(inside, end) });
    from = end + 3;
  }
  if (from < raw.length) parts.push({ cdata: false, text: raw.slice(from) });
  return parts;
}

function isMarkup(parts: readonly Part[]): boolean {
  return parts.some(({ cdata, text }) => !cdata && TAG.test(text));
}

export function holdsElements(raw: string): boolean {
  return raw.includes('<') && isMarkup(partsOf(raw));
}

/** Entities resolved once outside CDATA, never inside (quirk 10); with elements in it, it is markup and stays. */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const parts = partsOf(raw);
  const decode = isMarkup(parts) ? (text: string) => text : decodeEntities;
  return parts
    .map(({ cdata, text }) => (cdata ? text : decode(text)))
    .join('')
    .trim();
}

const noAttributes: RawElement['attributes'] = {};
const noChildren: Children = new Map();

class RawField implements RawElement {
  private knownText?: string;
  private knownAttributes?: RawElement['attributes'];
  private knownChildren?: Children;

  constructor(
    readonly name: string,
    private readonly tag: string,
    private readonly raw: string,
    private readonly read: XmlReader,
  ) {}

  get text(): string {
    this.knownText ??= innerText(this.raw);
    return this.knownText;
  }

  get attributes(): RawElement['attributes'] {
    const { tag, read } = this;
    this.knownAttributes ??= tag.includes('=') ? read.attributes(tag) : noAttributes;
    return this.knownAttributes;
  }

  get children(): Children {
    const { raw } = this;
    this.knownChildren ??= holdsElements(raw) ? byName(this.read.elements(escapeStrays(raw))) : noChildren;
    return this.knownChildren;
  }
}

export function fieldsElement(xml: string, read: XmlReader, nameOf: NameReader): RawItem {
  const fields: RawElement[] = [];
  const ownTag = eachField(xml, (written, tag, raw) => {
    // A field with xmlns is named by it, so its tag is read at once.
    const name = (tag.includes('xmlns') ? read.elements(tag)[0]?.name : undefined) ?? nameOf(written);
    fields.push(new RawField(name, tag, raw, read));
  });
  const own = new RawField('item', ownTag, '', read);
  return {
    name: 'item',
    base: ownTag.includes('xml:base') ? own.attributes['xml:base'] : undefined,
    get attributes() {
      return own.attributes;
    },
    text: '',
    children: byName(fields),
  };
}
