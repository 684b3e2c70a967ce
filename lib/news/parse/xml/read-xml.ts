import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/base/text/html';
import { byName, type Children, type RawElement } from '@/lib/news/parse/raw-feed';
import { MAX_DEPTH, MAX_TEXT } from '@/lib/news/parse/xml/markup';
import { type NameReader, reservedNames } from '@/lib/news/parse/xml/namespaces';
import { Repair } from '@/lib/news/parse/xml/repair';

const MAX_FIELDS = 1000;
/** Real feeds of up to 5 MB have fewer items. The parser needs about 500 bytes per item. */
const MAX_ITEMS = 20_000;
const ITEM = /^(?:.+:)?(?:item|entry|channel)$/i;
/**
 * An element that is appended to the text before parsing. If it is missing in the result, an element before
 * it has no end tag.
 */
const LAST = '_';

type Attributes = Record<string, string | true>;
type Node = { ':@'?: Attributes } & Record<string, Node[]>;

/** An element as it is in the document. `inside`: its children, if they were parsed. */
type Written = { name: string; attributes: Attributes; raw: string; inside?: readonly Written[] };

/** Renames elements whose names are dangerous as keys, because fast-xml-parser would reject the document (fault 55). */
const safeName = (name: string) => (reservedNames.has(name) ? `x-${name}` : name);

// Counters for the text that is being parsed.
let items = 0;
let fields = 0;

/** Whether to keep an element in the tree. Without limits, 5 MB of tiny elements would take 600 MB. */
function isKept(name: string, _path: unknown, attributes: Attributes = {}): boolean {
  if (Object.values(attributes).includes(true)) throw new Error('an attribute without quotation marks');
  if (name === LAST) return true;
  return ITEM.test(name) ? ++items <= MAX_ITEMS : ++fields <= MAX_FIELDS;
}

const parser = new XMLParser({
  preserveOrder: true,
  // Parse one level at a time, so that a broken item does not affect others.
  stopNodes: ['*.*'],
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Pass unquoted attributes to isKept; the parser would drop them silently.
  allowBooleanAttributes: true,
  parseTagValue: false,
  trimValues: false,
  // Entities are decoded later by decodeEntities, which supports all HTML entities and has no limit that
  // would make a feed fail.
  processEntities: false,
  ignorePiTags: true,
  transformTagName: safeName,
  transformAttributeName: (name) => safeName(name.toLowerCase()),
  onDangerousProperty: (name) => name,
  jPath: false,
  updateTag: isKept,
});

function toWritten(node: Node): Written {
  const name = Object.keys(node)[0] ?? '';
  const [text] = node[name] ?? [];
  return { name, attributes: node[':@'] ?? {}, raw: String(text?.['#text'] ?? '') };
}

/** Parses the first element and its children; undefined if its end tag is missing or belongs to another element. */
function parseLevel(xml: string): Written | undefined {
  items = 0;
  fields = 0;
  try {
    const [first, ...others] = parser.parse(`${xml}<${LAST}/>`) as Node[];
    if (!first || others.length !== 1) return undefined;
    const written = toWritten(first);
    const inside = first[written.name]?.filter((node) => !('#text' in node));
    return { ...written, inside: inside?.map(toWritten) ?? [] };
  } catch {
    return undefined;
  }
}

const SECTION = /<!(?:\[CDATA\[[\s\S]*?(?:\]\]>|$)|--[\s\S]*?(?:-->|$))/g;
const TAG = /<\/?[a-z][^<>]*>/i;
export const ITEM_TAG = /<(?:[\w.-]+:)?(?:item|entry)[\s/>]/i;
const ITEM_NAME = /^(?:.+:)?(?:item|entry)$/i;
const PIECE = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|[^<]+|</g;

/** Whether raw XML has elements, not counting CDATA sections and comments. */
const hasElements = (raw: string) => raw.includes('<') && TAG.test(raw.replace(SECTION, ''));
const hasItems = (raw: string) => ITEM_TAG.test(raw) && ITEM_TAG.test(raw.replace(SECTION, ''));

/**
 * Returns the text of raw XML without comments or CDATA marks. Entities are decoded once, but not in CDATA (quirk 10)
 * and not if there are elements.
 */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const isMarkup = hasElements(raw);
  const text = raw.replace(PIECE, (piece, cdata?: string) => {
    if (piece.startsWith('<!--')) return '';
    return cdata ?? (isMarkup ? piece : decodeEntities(piece));
  });
  return text.trim();
}

/** An element that parses its text and children when they are first used, because most fields of an item never are. */
class XmlElement implements RawElement {
  readonly name: string;
  readonly attributes: RawElement['attributes'];
  #text?: string;
  #children?: Children;

  constructor(
    private readonly written: Written,
    private readonly nameOf: NameReader,
    private readonly depth: number,
  ) {
    const entries = Object.entries(written.attributes);
    this.attributes = Object.fromEntries(entries.map(([name, value]) => [name, decodeEntities(`${value}`)]));
    this.name = nameOf(written.name, this.attributes.xmlns);
  }

  get text(): string {
    this.#text ??= innerText(this.written.raw.slice(0, MAX_TEXT));
    return this.#text;
  }

  get children(): Children {
    this.#children ??= childrenOf(this.written, this.nameOf, this.depth);
    return this.#children;
  }
}

function childrenOf({ raw, inside }: Written, nameOf: NameReader, depth: number): Children {
  if (inside) return byName(inside.map((child) => new XmlElement(child, nameOf, depth + 1)));
  if (depth >= MAX_DEPTH || !hasElements(raw)) return byName([]);
  return readRoot(`<_>${raw}</_>`, nameOf, depth).root.children;
}

/**
 * Whether an item contains another one. If so, its own end tag is missing, and the end tag of a later item
 * closes it.
 */
const holdsItem = ({ name, raw }: Written) => ITEM_NAME.test(name) && hasItems(raw);

/** Parses the first element, and repairs it if it is broken. `isWhole`: whether its end tag exists. */
export function readRoot(xml: string, nameOf: NameReader, depth = 0): { root: RawElement; isWhole: boolean } {
  const whole = parseLevel(xml);
  const isSound = whole && !whole.inside?.some(holdsItem);
  const repair = new Repair(xml, nameOf);
  const repaired = isSound ? undefined : parseLevel(repair.read());
  const written = repaired ?? whole ?? { name: LAST, attributes: {}, raw: '' };
  return { root: new XmlElement(written, nameOf, depth), isWhole: Boolean(whole) || repair.isWhole };
}
