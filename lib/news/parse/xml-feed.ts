import { webAddress } from '@/lib/base/addresses';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { byName, elementsNamed, type RawDocument, type RawElement } from '@/lib/news/parse/raw-feed';
import { findRoot } from '@/lib/news/parse/xml/find-root';
import { isSelfClosing, type Markup, nextMarkup, writtenName } from '@/lib/news/parse/xml/markup';
import { type NameReader, nameReader } from '@/lib/news/parse/xml/namespaces';
import { readElements } from '@/lib/news/parse/xml/read-xml';

type Span = { start: number; end: number };
type Scan = { items: Span[]; end: number; complete: boolean };

type Parts = {
  /** The root element without the items and its end tag. */
  head: string;
  itemCount: number;
  itemText: (index: number) => string;
  complete: boolean;
};

/** CDATA, comments, and the tags of items and roots under any prefix. */
const LANDMARK = /<(?:!\[CDATA\[|!--|\/?(?:[\w.-]{1,40}:)?(?:item|entry|rss|rdf|feed)(?=[\s>/]))/gi;

/** Those outside CDATA and comments; ends early where one of these never ends. */
function* landmarkTags(text: string, from: number): Generator<Markup> {
  const pattern = new RegExp(LANDMARK);
  pattern.lastIndex = from;
  for (let mark = pattern.exec(text); mark; mark = pattern.exec(text)) {
    const piece = nextMarkup(text, mark.index);
    if (!piece || piece.kind === 'cut') return;
    pattern.lastIndex = piece.end;
    if (piece.kind === 'start' || piece.kind === 'end') yield piece;
  }
}

function scan(text: string, root: Markup, nameOf: NameReader): Scan {
  const items: Span[] = [];
  if (isSelfClosing(text, root)) return { items, end: root.end, complete: true };
  const rootName = nameOf(writtenName(text, root));
  let open = -1;
  for (const tag of landmarkTags(text, root.end)) {
    const name = nameOf(writtenName(text, tag));
    if (name === 'item') {
      // A new item while one is open: its end tag is missing.
      if (open !== -1) items.push({ start: open, end: tag.kind === 'end' ? tag.end : tag.at });
      open = tag.kind === 'start' && !isSelfClosing(text, tag) ? tag.at : -1;
    } else if (name === rootName && tag.kind === 'end') {
      if (open !== -1) items.push({ start: open, end: tag.at });
      return { items, end: tag.at, complete: true };
    }
  }
  return { items, end: open === -1 ? text.length : open, complete: false };
}

function headOf(text: string, { items, end }: Scan): string {
  const parts: string[] = [];
  let from = 0;
  for (const item of items) {
    parts.push(text.slice(from, item.start).trimEnd());
    from = item.end;
  }
  parts.push(text.slice(from, Math.max(from, end)));
  return parts.join('');
}

/** Before XML parsing: broken markup costs one item, and a cut document gives its whole ones (quirks 4, 23, 43). */
export function scanItems(text: string, nameOf: NameReader): Parts {
  const root = nextMarkup(text, 0);
  const found = root ? scan(text, root, nameOf) : { items: [], end: 0, complete: false };
  return {
    head: headOf(text, found),
    itemCount: found.items.length,
    itemText: (index) => text.slice(found.items[index]?.start ?? 0, found.items[index]?.end ?? 0),
    complete: found.complete,
  };
}

const formats = { rss: 'rss', rdf: 'rdf', feed: 'atom' } as const;

function isForeign(root: RawElement): boolean {
  const vocabulary = root.attributes.xmlns ?? '';
  return root.name.endsWith('feed') && vocabulary !== '' && !/atom/i.test(vocabulary);
}

function whyNone(
  parts: Parts,
  root: RawElement,
  channel: RawElement | undefined,
): Outcome<never> | undefined {
  if (parts.itemCount > 0) return undefined;
  if (!parts.complete) return fail('truncated', 'the document ends before its first item does');
  if (!channel) return fail('malformed', 'no channel and no items');
  return isForeign(root) ? fail('not-a-feed', 'a feed element of another vocabulary') : undefined;
}

const nothing: RawElement = { name: 'item', attributes: {}, text: '', children: byName([]) };

/** RSS 0.9x, 1.0, 2.0 and Atom 0.3, 1.0, told apart by the root element alone (quirks 30 and 32). */
export function readXmlFeed(source: string, url: string): Outcome<RawDocument> {
  const root = findRoot(source);
  if (!root.ok) return root;
  const { kind, at } = root.value;
  const text = source.slice(at);
  const nameOf = nameReader(text, kind === 'feed' ? 'atom' : 'rss');
  const parts = scanItems(text, nameOf);
  const [own = nothing] = readElements(parts.head, nameOf);
  // In Atom the root is the channel.
  const channel = kind === 'feed' ? own : elementsNamed(own, 'channel')[0];
  const failure = whyNone(parts, own, channel);
  if (failure) return failure;
  return ok({
    format: formats[kind],
    channel: channel ?? nothing,
    base: webAddress(own.attributes['xml:base'] ?? channel?.attributes['xml:base'], url),
    language: own.attributes['xml:lang'],
    itemCount: parts.itemCount,
    item: (index) => readElements(parts.itemText(index), nameOf)[0] ?? nothing,
    complete: parts.complete,
  });
}
