import { isSelfClosing, type Markup, nextMarkup, writtenName } from '@/lib/news/parse/xml/markup';
import type { NameReader } from '@/lib/news/parse/xml/namespaces';

type Span = { start: number; end: number };
type Scan = { items: Span[]; end: number; complete: boolean };

export type Parts = {
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
