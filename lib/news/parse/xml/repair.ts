import { MAX_DEPTH, type Markup, markupIn } from '@/lib/news/parse/xml/markup';
import type { NameReader } from '@/lib/news/parse/xml/namespaces';

const ATTRIBUTE = /([\w:.\-\u00B7-\uFFFF]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Returns a start tag with its attributes in quotes. If an attribute is repeated, the first one is used. */
function startTag(name: string, tag: string): string {
  const attributes = [...tag.matchAll(ATTRIBUTE)].reverse().map(([, key = '', double, single, bare = '']) => {
    return [key.toLowerCase(), (double ?? single ?? bare).replaceAll('"', '&quot;')] as const;
  });
  return `<${name}${[...new Map(attributes)].map(([key, value]) => ` ${key}="${value}"`).join('')}>`;
}

/** Matches elements that may contain items. `_` is the element that read-xml.ts puts around a piece of XML. */
const CONTAINER = /^(?:rss|(?:rdf:)?rdf|(?:.+:)?feed|channel|_)$/;
const MAX_PIECES = 300_000;

type Open = { written: string; name: string; at: number; firstInside?: number };

/**
 * Makes broken XML well-formed. A field without an end tag ends where the next field begins, and fields inside it
 * become its siblings. An item that is cut off by the end of the document is left out (quirk 43).
 */
export class Repair {
  /** Whether the first element has its end tag. */
  isWhole = false;
  readonly #out: string[] = [];
  readonly #open: Open[] = [];

  constructor(
    private readonly xml: string,
    private readonly nameOf: NameReader,
  ) {}

  read(): string {
    let from = 0;
    let pieces = 0;
    for (const piece of markupIn(this.xml)) {
      this.#out.push(this.xml.slice(from, piece.at));
      from = piece.end;
      this.#take(piece);
      if (this.isWhole || ++pieces > MAX_PIECES) break;
    }
    const cut = this.#open.findIndex(({ name }) => name === 'item');
    if (cut !== -1) this.#out.length = this.#open.splice(cut)[0]?.at ?? 0;
    else if (!this.isWhole && pieces <= MAX_PIECES) this.#out.push(this.xml.slice(from));
    while (this.#open.length > 0) this.#close(false);
    return this.#out.join('');
  }

  #take(piece: Markup): void {
    const { kind, at, end } = piece;
    if (kind === 'stray') this.#out.push('&lt;');
    else if (kind === 'end') this.#end(piece.name);
    else if (kind === 'start') this.#start(piece);
    else if (this.xml.startsWith('<![', at))
      this.#out.push(this.xml.slice(at, end), kind === 'open' ? ']]>' : '');
  }

  #start({ name: written, attributes }: Markup): void {
    const name = this.nameOf(written);
    // An item inside a field means that the field's end tag is missing.
    while (name === 'item' && !CONTAINER.test(this.#open.at(-1)?.name ?? '_')) this.#close(false);
    if (this.#open.length >= MAX_DEPTH) return;
    const around = this.#open.at(-1);
    if (around) around.firstInside ??= this.#out.length;
    this.#open.push({ written, name, at: this.#out.length });
    this.#out.push(startTag(written, attributes));
    if (attributes.endsWith('/')) this.#end(written);
  }

  #end(written: string): void {
    const at = this.#open.findLastIndex((element) => element.written === written);
    const isInItem = this.#open.findLastIndex(({ name }) => name === 'item') > at;
    // `</channel>` inside an item is a mistake, so ignore it.
    if (at > 0 && isInItem && CONTAINER.test(this.#open[at]?.name ?? '')) return;
    while (at !== -1 && this.#open.length > at) this.#close(this.#open.length === at + 1);
    this.isWhole ||= at === 0;
  }

  #close(hasEnd: boolean): void {
    const element = this.#open.pop();
    if (!element) return;
    const { written, name, firstInside } = element;
    const end = `</${written}>`;
    if (hasEnd || firstInside === undefined || name === 'item' || CONTAINER.test(name)) this.#out.push(end);
    else this.#out[firstInside] = end + this.#out[firstInside];
  }
}
