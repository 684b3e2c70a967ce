import { createHash } from 'node:crypto';
import { firstText, ladder } from '@/lib/news/find/elements';
import type { RawItem } from '@/lib/news/parse/raw-feed';

const longest = 300;

function short(id: string): string {
  return id.length <= longest ? id : createHash('sha256').update(id).digest('base64url');
}

/** What the feed itself calls the item; '0' is a name like any other (row 18). */
export function guidOf(item: RawItem): string | undefined {
  return ladder(item, ['guid', 'id', 'atom:id', 'dc:identifier']).find((element) => element.text !== '')
    ?.text;
}

/** The guids that items with different links share: no use as names. The same item listed twice does not count. */
export function repeatedGuids(items: readonly RawItem[]): ReadonlySet<string> {
  const linkOf = new Map<string, string>();
  const repeated = new Set<string>();
  for (const item of items) {
    const guid = guidOf(item);
    const link = firstText(item, 'link') ?? '';
    if (guid === undefined) continue;
    if ((linkOf.get(guid) ?? link) !== link) repeated.add(guid);
    linkOf.set(guid, link);
  }
  return repeated;
}

/** A name for the item that is stable within its feed: guid if unique, else guid and link, else link (row 18). */
export function findId(item: RawItem, link: string, repeated: ReadonlySet<string>): string {
  const guid = guidOf(item);
  if (guid === undefined) return short(link);
  return short(repeated.has(guid) ? `${guid} ${link}` : guid);
}
