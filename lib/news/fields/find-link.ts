import { innerBase, webAddress } from '@/lib/base/address/web-address';
import { elementsNamed, ladder } from '@/lib/news/fields/elements';
import type { RawElement, RawItem } from '@/lib/news/parse/raw-feed';

function isToPage({ attributes: { rel } }: RawElement): boolean {
  return rel === undefined || rel.toLowerCase() === 'alternate';
}

/** Atom lists JSON and PDF versions of an article beside its page. */
function isHtml({ attributes: { type } }: RawElement): boolean {
  return !type || /html/i.test(type);
}

/** The pages that link elements point to, HTML first (quirk 17). */
export function linkedPages(parent: RawElement, name: string): string[] {
  const links = elementsNamed(parent, name).filter(isToPage);
  const inOrder =
    links.length > 1 ? [...links.filter(isHtml), ...links.filter((link) => !isHtml(link))] : links;
  return inOrder.map(({ text, attributes }) => attributes.href || text);
}

function originals(item: RawItem): string[] {
  return ladder(item, ['feedburner:origlink', 'pheedo:origlink']).map((link) => link.text);
}

function permalinks(item: RawItem): string[] {
  return elementsNamed(item, 'guid')
    .filter((guid) => guid.attributes.ispermalink?.toLowerCase() !== 'false' && /^https?:/i.test(guid.text))
    .map((guid) => guid.text);
}

function identifiers(item: RawItem): string[] {
  const ids = ladder(item, ['id', 'atom:id', 'dc:identifier']).map((id) => id.text);
  return [item.attributes['rdf:about'] ?? '', ...ids.filter((id) => /^https?:/i.test(id))];
}

const rungs: readonly ((item: RawItem) => string[])[] = [
  originals,
  (item) => linkedPages(item, 'link'),
  (item) => linkedPages(item, 'atom:link'),
  permalinks,
  identifiers,
];

/** Of the article, absolute http(s) (quirk 17); an item without one is dropped. */
export function findLink(item: RawItem, base: string): string | undefined {
  const ownBase = innerBase(item, base);
  for (const rung of rungs) {
    for (const candidate of rung(item)) {
      const link = webAddress(candidate, ownBase);
      if (link) return link;
    }
  }
  return undefined;
}
