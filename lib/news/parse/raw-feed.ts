export type Children = ReadonlyMap<string, readonly RawElement[]>;

/** An element under its canonical name, whatever prefix and case the feed used: `title`, `dc:creator`, `media:content`. */
export interface RawElement {
  readonly name: string;
  /** Attributes by lowercase name. Entities in their values are decoded once. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Text with entities decoded once and CDATA unwrapped; markup if the element contains other elements. */
  readonly text: string;
  readonly children: Children;
}

/**
 * A parsed feed. `channel` contains the feed's own fields. An item is an RSS item, an Atom entry or a JSON
 * Feed item.
 */
export type RawDocument = {
  format: 'rss' | 'rdf' | 'atom' | 'json' | 'ical';
  channel: RawElement;
  /** The feed's xml:base as an absolute address (quirk 16). */
  base?: string;
  /** xml:lang of the root element, not validated. */
  language?: string;
  itemCount: number;
  /** Returns the item at a position in the document. */
  item: (index: number) => RawElement;
  /** False if the root's end tag is missing (quirk 43). */
  complete: boolean;
};

/** Groups elements by name, in document order. */
export function byName(elements: readonly RawElement[]): Children {
  const children = new Map<string, RawElement[]>();
  for (const element of elements) {
    const same = children.get(element.name);
    if (same) same.push(element);
    else children.set(element.name, [element]);
  }
  return children;
}

type Contents = { text?: string; attributes?: RawElement['attributes']; children?: readonly RawElement[] };

/** Creates an element, for feeds that are not XML. */
export function toElement(
  name: string,
  { text = '', attributes = {}, children = [] }: Contents = {},
): RawElement {
  return { name, attributes, text, children: byName(children) };
}

const none: readonly RawElement[] = [];

/** Returns an element's children with a name, in document order; empty if there are none. */
export function elementsNamed(parent: RawElement, name: string): readonly RawElement[] {
  return parent.children.get(name) ?? none;
}

/**
 * Returns the children with the first name, then those with the second name, and so on. The most trusted name comes
 * first.
 */
export function ladder(parent: RawElement, names: readonly string[]): readonly RawElement[] {
  let found = none;
  for (const name of names) {
    const same = parent.children.get(name);
    if (same) found = found.length === 0 ? same : [...found, ...same];
  }
  return found;
}

/** Returns the child elements called `name`, including those inside elements listed in `within`. */
export function elementsWithin(
  parent: RawElement,
  name: string,
  within: readonly string[],
): readonly RawElement[] {
  const own = elementsNamed(parent, name);
  return [...own, ...ladder(parent, within).flatMap((child) => elementsWithin(child, name, within))];
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#:])/i;
/** Matches media types too general to tell whether a file is a picture. Its name then decides. */
const GENERIC_TYPE = /^(?:|image|(?:application|binary)\/.*(?:octet-stream|unknown|download)|unknown\/.*)$/i;

type File = { url: string; type: string };

/**
 * Whether a file is a picture, judged by its media type or, if that is too general, by its name. False for
 * SVG.
 */
export function isPictureFile({ url, type }: File): boolean {
  return GENERIC_TYPE.test(type) ? PICTURE_NAME.test(url) : /^image\/(?!svg)/i.test(type);
}

/** Returns the files attached to an item: `enclosure` elements in RSS and JSON Feed, links in Atom. */
export function enclosuresOf(item: RawElement): File[] {
  const links = elementsNamed(item, 'link').filter(({ attributes }) => attributes.rel === 'enclosure');
  const all = [...elementsNamed(item, 'enclosure'), ...links];
  return all.map(({ attributes: { type = '', url, href = '' } }) => ({
    url: url ?? href,
    type: type.trim(),
  }));
}

/** Returns the first non-empty text of the children with a name; undefined if there is none. */
export function firstText(parent: RawElement, name: string): string | undefined {
  return elementsNamed(parent, name).find((child) => child.text !== '')?.text;
}
