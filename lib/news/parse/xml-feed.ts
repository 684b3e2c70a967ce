import { webAddress } from '@/lib/base/addresses';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { byName, type RawDocument, type RawElement } from '@/lib/news/parse/raw-feed';
import { findRoot, type Root } from '@/lib/news/parse/xml/find-root';
import { nextMarkup, tagText, writtenName } from '@/lib/news/parse/xml/markup';
import { type NameReader, nameReader } from '@/lib/news/parse/xml/namespaces';
import { readElements } from '@/lib/news/parse/xml/read-xml';
import { type Parts, scanItems } from '@/lib/news/parse/xml/scan-items';

const formats = { rss: 'rss', rdf: 'rdf', feed: 'atom' } as const;

/** In Atom the root is the channel. */
function channelText({ head }: Parts, kind: Root['kind'], nameOf: NameReader): string {
  if (kind === 'feed') return head;
  for (let piece = nextMarkup(head, 0); piece; piece = nextMarkup(head, piece.end))
    if (piece.kind === 'start' && nameOf(writtenName(head, piece)) === 'channel') return head.slice(piece.at);
  return '';
}

function isForeign(root: RawElement | undefined): boolean {
  const vocabulary = root?.attributes.xmlns ?? '';
  return root?.name.endsWith('feed') === true && vocabulary !== '' && !/atom/i.test(vocabulary);
}

function whyNone(parts: Parts, channel: string, root: RawElement | undefined): Outcome<never> | undefined {
  if (parts.itemCount > 0) return undefined;
  if (!parts.complete) return fail('truncated', 'the document ends before its first item does');
  if (channel === '') return fail('malformed', 'no channel and no items');
  return isForeign(root) ? fail('not-a-feed', 'a feed element of another vocabulary') : undefined;
}

const nothing: RawElement = { name: 'item', attributes: {}, text: '', children: byName([]) };

/** RSS 0.9x, 1.0, 2.0 and Atom 0.3, 1.0, told apart by the root element alone (quirks 30 and 32). */
export function readXmlFeed(source: string, url: string): Outcome<RawDocument> {
  const root = findRoot(source);
  if (!root.ok) return root;
  const { kind } = root.value;
  const text = source.slice(root.value.at);
  const nameOf = nameReader(text, kind === 'feed' ? 'atom' : 'rss');
  const parts = scanItems(text, nameOf);
  const ownChannel = channelText(parts, kind, nameOf);
  const rootTag = nextMarkup(text, 0);
  const [rootElement] = rootTag ? readElements(tagText(text, rootTag), nameOf) : [];
  const failure = whyNone(parts, ownChannel, rootElement);
  if (failure) return failure;
  const [channel = nothing] = readElements(ownChannel, nameOf);
  const { attributes = {} } = rootElement ?? {};
  const item = (index: number): RawElement => readElements(parts.itemText(index), nameOf)[0] ?? nothing;
  return ok({
    format: formats[kind],
    channel,
    base: webAddress(attributes['xml:base'] ?? channel.attributes['xml:base'], url),
    language: attributes['xml:lang'],
    itemCount: parts.itemCount,
    item,
    complete: parts.complete,
  });
}
