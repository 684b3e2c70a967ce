import { isSelfClosing, type Markup, nextMarkup, writtenName } from '@/lib/news/parse/markup';
import type { NameReader } from '@/lib/news/parse/namespaces';

type Span = { start: number; end: number };
type Marks = { items: Span[]; strays: number[]; end: number; complete: boolean };

/** A document taken apart: its own fields, and each item as a small document of its own. */
export type Scan = {
  /** The root element without the items. */
  head: string;
  itemCount: number;
  /** The XML of one item; undefined for an index that is not there. */
  itemText: (index: number) => string | undefined;
  /** Whether the root's end tag is there. */
  complete: boolean;
};

/** Walks the markup from the root's start tag to its end tag and notes where items and stray `<` are. */
function mark(text: string, root: Markup, nameOf: NameReader): Marks {
  const whole = isSelfClosing(text, root);
  const marks: Marks = { items: [], strays: [], end: whole ? root.end : text.length, complete: whole };
  const rootName = nameOf(writtenName(text, root));
  let open = -1;
  const close = (end: number) => {
    if (open !== -1) marks.items.push({ start: open, end });
    open = -1;
  };
  for (let tag = nextMarkup(text, root.end); tag && !marks.complete; tag = nextMarkup(text, tag.end)) {
    if (tag.kind === 'stray') marks.strays.push(tag.at);
    if (tag.kind !== 'start' && tag.kind !== 'end') continue;
    const name = nameOf(writtenName(text, tag));
    if (name === 'item') {
      // A new item while one is open: the end tag was forgotten.
      close(tag.kind === 'end' ? tag.end : tag.at);
      if (tag.kind === 'start') open = tag.at;
      if (tag.kind === 'start' && isSelfClosing(text, tag)) close(tag.end);
    } else if (name === rootName && tag.kind === 'end') {
      close(tag.at);
      marks.end = tag.at;
      marks.complete = true;
    }
  }
  if (open !== -1) marks.end = open;
  return marks;
}

/** A slice of the text in which each stray `<` is escaped, so that it reads as text (row 4). */
function mended(text: string, { start, end }: Span, strays: readonly number[]): string {
  const parts: string[] = [];
  let from = start;
  for (let i = firstAtLeast(strays, start); (strays[i] ?? end) < end; i++) {
    const stray = strays[i] ?? end;
    parts.push(text.slice(from, stray), '&lt;');
    from = stray + 1;
  }
  return parts.join('') + text.slice(from, end);
}

function firstAtLeast(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function headOf(text: string, root: Markup, marks: Marks): string {
  const parts: string[] = [];
  let start = root.at;
  for (const item of marks.items) {
    parts.push(mended(text, { start, end: item.start }, marks.strays).trimEnd());
    start = item.end;
  }
  parts.push(mended(text, { start, end: Math.max(start, marks.end) }, marks.strays));
  return `${parts.join('')}</${writtenName(text, root)}>`;
}

/**
 * Takes a document apart before the XML parser sees it, in one pass that knows CDATA and comments: so an item with
 * broken markup costs itself only, a document that was cut still gives its whole items, and what is beyond the cap
 * is never parsed (rows 4, 23, 43). The text begins with the root's start tag; an item that is cut off is not counted.
 */
export function scanItems(text: string, nameOf: NameReader): Scan {
  const root = nextMarkup(text, 0) ?? { kind: 'start', at: 0, end: 0 };
  const marks = mark(text, root, nameOf);
  return {
    head: headOf(text, root, marks),
    itemCount: marks.items.length,
    itemText: (index) => {
      const span = marks.items[index];
      return span && mended(text, span, marks.strays);
    },
    complete: marks.complete,
  };
}
