import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '@/lib/base/text/html';
import { byName, type Children, type RawElement } from '@/lib/news/parse/raw-feed';
import { MAX_DEPTH, MAX_TEXT } from '@/lib/news/parse/xml/markup';
import { type NameReader, reservedNames } from '@/lib/news/parse/xml/namespaces';
import { Repair } from '@/lib/news/parse/xml/repair';

const MAX_FIELDS = 1000;
/** No feed of 5 MB has more; each costs the parser some 500 bytes. */
const MAX_ITEMS = 20_000;
const ITEM = /^(?:.+:)?(?:item|entry|channel)$/i;
/** Stands after the text that is parsed: it is missing where an element before it has no end. */
const LAST = '_';

type Attributes = Record<string, string | true>;
type Node = { ':@'?: Attributes } & Record<string, Node[]>;

/** An element as it is written; `inside` where that was read too. */
type Written = { name: string; attributes: Attributes; raw: string; inside?: readonly Written[] };

/** fast-xml-parser refuses a document that uses a name that is dangerous as a key (fault 55). */
const safeName = (name: string) => (reservedNames.has(name) ? `x-${name}` : name);

// Counts of the document that is being parsed.
let items = 0;
let fields = 0;

/** False leaves an element out: a tree of 5 MB of tiny ones would take 600 MB. */
function isKept(name: string, _path: unknown, attributes: Attributes = {}): boolean {
  if (Object.values(attributes).includes(true)) throw new Error('an attribute without quotation marks');
  if (name === LAST) return true;
  return ITEM.test(name) ? ++items <= MAX_ITEMS : ++fields <= MAX_FIELDS;
}

const parser = new XMLParser({
  preserveOrder: true,
  // Reads one level: a broken item costs one item.
  stopNodes: ['*.*'],
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Without it an attribute without quotation marks is dropped silently.
  allowBooleanAttributes: true,
  parseTagValue: false,
  trimValues: false,
  // decodeEntities knows all names of HTML, and no number of entities costs a feed.
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

/** The first element of well-formed XML with those in it; undefined where it has no end, or another one's. */
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

/** Outside CDATA sections and comments. */
const hasElements = (raw: string) => raw.includes('<') && TAG.test(raw.replace(SECTION, ''));
const hasItems = (raw: string) => ITEM_TAG.test(raw) && ITEM_TAG.test(raw.replace(SECTION, ''));

/** Entities resolved once outside CDATA, never inside (quirk 10); with elements in it, it is markup and stays. */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const isMarkup = hasElements(raw);
  const text = raw.replace(PIECE, (piece, cdata?: string) => {
    if (piece.startsWith('<!--')) return '';
    return cdata ?? (isMarkup ? piece : decodeEntities(piece));
  });
  return text.trim();
}

/** Most fields of an item are never asked for: what they hold is read when it is. */
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
  if (inside) return byName(inside.map((one) => new XmlElement(one, nameOf, depth + 1)));
  if (depth >= MAX_DEPTH || !hasElements(raw)) return byName([]);
  return readRoot(`<_>${raw}</_>`, nameOf, depth).root.children;
}

/** An item that holds another has lost its end tag, and a stray one far below stands for it. */
const holdsItem = ({ name, raw }: Written) => ITEM_NAME.test(name) && hasItems(raw);

/** The first element; where it is broken, as far as it goes. `isWhole`: its end tag is there. */
export function readRoot(xml: string, nameOf: NameReader, depth = 0): { root: RawElement; isWhole: boolean } {
  const whole = parseLevel(xml);
  const isSound = whole && !whole.inside?.some(holdsItem);
  const repair = new Repair(xml, nameOf);
  const repaired = isSound ? undefined : parseLevel(repair.read());
  const written = repaired ?? whole ?? { name: LAST, attributes: {}, raw: '' };
  return { root: new XmlElement(written, nameOf, depth), isWhole: Boolean(whole) || repair.isWhole };
}
