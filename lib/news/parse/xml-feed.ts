import { webAddress } from '@/lib/base/addresses';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { byName, elementsNamed, type RawDocument, type RawElement } from '@/lib/news/parse/raw-feed';
import { findRoot } from '@/lib/news/parse/xml/find-root';
import { nameReader } from '@/lib/news/parse/xml/namespaces';
import { readElements } from '@/lib/news/parse/xml/read-xml';
import { type Parts, scanItems } from '@/lib/news/parse/xml/scan-items';

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
