import { fail, type Outcome, ok } from '@/lib/news/outcome';
import { chooseItems } from '@/lib/news/parse/choose-items';
import { findRoot, type Root } from '@/lib/news/parse/find-root';
import { nameReader } from '@/lib/news/parse/namespaces';
import type { RawElement, RawFeed, ReadLimits } from '@/lib/news/parse/raw-feed';
import { outermost, xmlReader } from '@/lib/news/parse/read-xml';
import { scanItems } from '@/lib/news/parse/scan-items';

const formats = { rss: 'rss', rdf: 'rdf', feed: 'atom' } as const;

/** Names of single characters that the document declared itself. */
function withOwnEntities(text: string, { entities }: Root): string {
  let result = text;
  for (const [name, character] of entities)
    result = result.replaceAll(`&${name};`, `&#${character.codePointAt(0)};`);
  return result;
}

function channelOf(root: RawElement, kind: Root['kind']): RawElement | undefined {
  return kind === 'feed' ? root : root.children.get('channel')?.[0];
}

function isForeign(root: RawElement, itemCount: number): boolean {
  const own = root.attributes.xmlns ?? '';
  return root.name === 'feed' && itemCount === 0 && own !== '' && !/atom/i.test(own);
}

/** Reads RSS 0.9x, 1.0, 2.0 and Atom 0.3, 1.0, told apart by the root element alone (rows 30 and 32). */
export function readXmlFeed(source: string, { url, maxItems }: ReadLimits): Outcome<RawFeed> {
  const root = findRoot(source);
  if (!root.ok) return root;
  const { kind } = root.value;
  const native = kind === 'feed' ? 'atom' : 'rss';
  const text = withOwnEntities(source.slice(root.value.at), root.value);
  const nameOf = nameReader(text, native);
  const scan = scanItems(text, nameOf);
  const read = xmlReader(nameOf, native);
  const head = outermost(read(scan.head));
  const channel = head && channelOf(head, kind);
  if (!scan.complete && scan.itemCount === 0)
    return fail('truncated', 'the document ends before its first item does');
  if (!head || (!channel && scan.itemCount === 0)) return fail('malformed', 'no channel and no items');
  if (isForeign(head, scan.itemCount)) return fail('not-a-feed', 'a feed element of another vocabulary');
  const items = chooseItems(scan.itemCount, maxItems, (index) => outermost(read(scan.itemText(index) ?? '')));
  const base = head.attributes['xml:base'] ?? channel?.attributes['xml:base'];
  return ok({
    format: formats[kind],
    channel: channel ?? head,
    base: base && URL.canParse(base, url) ? new URL(base, url).href : undefined,
    items,
    itemCount: scan.itemCount,
    complete: scan.complete,
  });
}
