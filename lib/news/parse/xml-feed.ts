import { webAddress } from '@/lib/base/addresses';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { elementsNamed, type RawDocument, type RawElement, toElement } from '@/lib/news/parse/raw-feed';
import { findRoot } from '@/lib/news/parse/xml/find-root';
import { escapeStrays } from '@/lib/news/parse/xml/markup';
import { nameReader } from '@/lib/news/parse/xml/namespaces';
import { ITEM_TAG, readRoot } from '@/lib/news/parse/xml/read-xml';

const formats = { rss: 'rss', rdf: 'rdf', feed: 'atom' } as const;
const emptyItem = toElement('item');

/** Returns why a document has no items; undefined if it is an empty feed. */
function emptyFailure(isWhole: boolean, root: RawElement, channel?: RawElement): Outcome<never> | undefined {
  const { xmlns = '' } = root.attributes;
  const isForeign = root.name.endsWith('feed') && xmlns !== '' && !/atom/i.test(xmlns);
  if (!isWhole) return fail('truncated', 'the document ends before its first item does');
  if (!channel) return fail('malformed', 'no channel and no items');
  return isForeign ? fail('not-a-feed', 'a feed element of another vocabulary') : undefined;
}

/** Maximum depth of elements around items, such as the channel or `<items>`. */
const MAX_WRAPPERS = 4;

/** Returns all items below an element, in document order. RSS 1.0 puts them after the channel rather than inside it. */
function itemsIn(parent: RawElement, depth = 0): readonly RawElement[] {
  return [...parent.children].flatMap(([name, elements]) => {
    if (name === 'item' || depth > MAX_WRAPPERS) return name === 'item' ? elements : [];
    const wrappers = name === 'channel' ? elements : elements.filter(({ text }) => ITEM_TAG.test(text));
    return wrappers.flatMap((wrapper) => itemsIn(wrapper, depth + 1));
  });
}

/** Parses RSS 0.9x, 1.0, 2.0 and Atom 0.3, 1.0. Only the root element decides the format (quirks 30 and 32). */
export function readXmlFeed(source: string, url: string): Outcome<RawDocument> {
  const found = findRoot(source);
  if (!found.ok) return found;
  const { kind, at } = found.value;
  const text = source.slice(at);
  const nameOf = nameReader(text, kind === 'feed' ? 'atom' : 'rss');
  const { root: outer, isWhole } = readRoot(escapeStrays(text), nameOf);
  // Some feeds contain the root's tag twice, one inside the other.
  const root = elementsNamed(outer, outer.name).find(({ text }) => ITEM_TAG.test(text)) ?? outer;
  // An Atom root is also the channel.
  const channel = kind === 'feed' ? root : elementsNamed(root, 'channel')[0];
  const items = itemsIn(outer);
  const failure = items.length > 0 ? undefined : emptyFailure(isWhole, root, channel);
  if (failure) return failure;
  return ok({
    format: formats[kind],
    channel: channel ?? emptyItem,
    base: webAddress(root.attributes['xml:base'] ?? channel?.attributes['xml:base'], url),
    language: root.attributes['xml:lang'],
    itemCount: items.length,
    item: (index) => items[index] ?? emptyItem,
    complete: isWhole,
  });
}
