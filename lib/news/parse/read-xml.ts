import { XMLParser } from 'fast-xml-parser';
import { holdsElements, innerText } from '@/lib/news/parse/inner-text';
import { type NameReader, usualPrefix } from '@/lib/news/parse/namespaces';
import { byName, type Children, type RawElement } from '@/lib/news/parse/raw-feed';
import { xmlOptions } from '@/lib/news/parse/xml-options';

/** What fast-xml-parser gives with preserveOrder: one key, the name, and perhaps `:@`, the attributes. */
type OrderedNode = Record<string, OrderedNode[] | string | Record<string, string>>;
type Attributes = Readonly<Record<string, string>>;
type ReadElements = (xml: string) => RawElement[];

const noAttributes: Attributes = {};
const noChildren: Children = new Map();

/** An element whose content is still raw: its text and its children are worked out when somebody asks. */
class RawField implements RawElement {
  private knownText?: string;
  private knownChildren?: Children;

  constructor(
    readonly name: string,
    readonly attributes: Attributes,
    private readonly raw: string,
    private readonly read: ReadElements,
  ) {}

  get text(): string {
    this.knownText ??= innerText(this.raw);
    return this.knownText;
  }

  get children(): Children {
    this.knownChildren ??= holdsElements(this.raw) ? byName(this.read(this.raw)) : noChildren;
    return this.knownChildren;
  }
}

/** An element that says xmlns itself (`<link xmlns="http://www.w3.org/2005/Atom">` in RSS) is named by it (row 33). */
function nameByOwnNamespace(name: string, attributes: Attributes, native: string): string {
  const prefix = attributes.xmlns && !name.includes(':') ? usualPrefix(attributes.xmlns) : undefined;
  return prefix && prefix !== native ? `${prefix}:${name}` : name;
}

function nameOfNode(node: OrderedNode): string {
  for (const key in node) if (key !== ':@') return key;
  return '';
}

function rawText(content: readonly OrderedNode[]): string {
  let raw = '';
  for (const { '#text': text } of content) if (typeof text === 'string') raw += text;
  return raw;
}

/**
 * A reader of small XML texts of one document: gives the outermost elements, none where the markup is beyond repair.
 * Names are canonical ones (`native`: the vocabulary that has no prefix).
 */
export function xmlReader(nameOf: NameReader, native: 'rss' | 'atom'): ReadElements {
  const parser = new XMLParser({ ...xmlOptions, transformTagName: nameOf });

  function toElement(name: string, node: OrderedNode, content: readonly OrderedNode[]): RawElement {
    const attributes = (node[':@'] ?? noAttributes) as Attributes;
    const ownName = nameByOwnNamespace(name, attributes, native);
    const inside = toElements(content);
    if (inside.length > 0) return { name: ownName, attributes, text: '', children: byName(inside) };
    return new RawField(ownName, attributes, rawText(content), read);
  }

  function toElements(nodes: readonly OrderedNode[]): RawElement[] {
    const elements: RawElement[] = [];
    for (const node of nodes) {
      const name = nameOfNode(node);
      const content = node[name];
      if (Array.isArray(content)) elements.push(toElement(name, node, content));
    }
    return elements;
  }

  function read(xml: string): RawElement[] {
    try {
      return toElements(parser.parse(xml) as OrderedNode[]);
    } catch {
      return [];
    }
  }

  return read;
}

/** The outermost element; elements that a wrong end tag pushed out of it count as its own. */
export function outermost([first, ...pushedOut]: readonly RawElement[]): RawElement | undefined {
  if (!first || pushedOut.length === 0) return first;
  const { name, attributes, text, children } = first;
  return { name, attributes, text, children: byName([...[...children.values()].flat(), ...pushedOut]) };
}
