/** Elements under their names, those of one name in the order of the document. */
export type Children = ReadonlyMap<string, readonly RawElement[]>;

/**
 * One element of a feed as it was written, under its canonical name: `title`, `dc:creator`, `media:content`,
 * whatever prefix and case the feed used. Nothing outside lib/news knows this shape.
 */
export interface RawElement {
  readonly name: string;
  /** Names in lower case; values with entities resolved once. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What it holds, entities resolved once and CDATA unwrapped; where there are elements inside, their markup. */
  readonly text: string;
  readonly children: Children;
}

/** An RSS item, an Atom entry or a JSON Feed item; its fields are the children, `base` its own xml:base. */
export type RawItem = RawElement & { readonly base?: string };

/** What a reader of one format is told besides the text. */
export type ReadLimits = {
  /** Address of the feed. */
  url: string;
  maxItems: number;
};

export type FeedFormat = 'rss' | 'rdf' | 'atom' | 'json';

export type RawFeed = {
  format: FeedFormat;
  /** The feed's own fields (title, link, ttl), without the items. */
  channel: RawElement;
  /** The feed's xml:base, absolute, where it has one (quirk 16). */
  base?: string;
  /** At most as many as were asked for, in the order of the document. */
  items: readonly RawItem[];
  /** How many items the document holds, before any cap. */
  itemCount: number;
  /** False when the root's end tag is missing: only the items before the cut are here (quirk 43). */
  complete: boolean;
};

/** Elements sorted under their names. */
export function byName(elements: readonly RawElement[]): Children {
  const children = new Map<string, RawElement[]>();
  for (const element of elements) {
    const same = children.get(element.name);
    if (same) same.push(element);
    else children.set(element.name, [element]);
  }
  return children;
}
