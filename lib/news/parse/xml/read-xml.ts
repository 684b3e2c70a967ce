import { decodeEntities } from '@/lib/base/text/html';
import { byName, type Children, type RawElement } from '@/lib/news/parse/raw-feed';
import { isSelfClosing, type Markup, nextMarkup, tagText, writtenName } from '@/lib/news/parse/xml/markup';
import { type NameReader, reservedNames } from '@/lib/news/parse/xml/namespaces';

/** Deeper elements are only part of the text (fault 52). */
const deepest = 32;
const mostInside = 1000;
const longestField = 100_000;

const ATTRIBUTE = /([^\s=<>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(tag: string): RawElement['attributes'] {
  const attributes: Record<string, string> = {};
  for (const [, written = '', double, single, bare] of tag.slice(tag.search(/\s/)).matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    const key = reservedNames.has(name) ? `x-${name}` : name;
    attributes[key] ??= decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
}

const TAG = /<\/?[a-z][^<>]*>/i;

type Part = { cdata: boolean; text: string };

/** CDATA unwrapped, comments dropped; either may lack its end. */
function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = raw.indexOf('<!'); at !== -1; at = raw.indexOf('<!', Math.max(from, at + 2))) {
    const cdata = raw.startsWith('[CDATA[', at + 2);
    if (!cdata && !raw.startsWith('--', at + 2)) continue;
    const inside = at + (cdata ? 9 : 4);
    const closing = raw.indexOf(cdata ? ']]>' : '-->', inside);
    const end = closing === -1 ? raw.length : closing;
    if (at > from) parts.push({ cdata: false, text: raw.slice(from, at) });
    if (cdata) parts.push({ cdata, text: raw.slice(inside, end) });
    from = end + 3;
  }
  if (from < raw.length) parts.push({ cdata: false, text: raw.slice(from) });
  return parts;
}

/** Entities resolved once outside CDATA, never inside (quirk 10); with elements in it, it is markup and stays. */
export function innerText(raw: string): string {
  if (!raw.includes('<')) return decodeEntities(raw).trim();
  const parts = partsOf(raw);
  const isMarkup = parts.some(({ cdata, text }) => !cdata && TAG.test(text));
  const texts = parts.map(({ cdata, text }) => (cdata || isMarkup ? text : decodeEntities(text)));
  return texts.join('').trim();
}

/** Most fields of an item are never asked for: what they say is read when it is. */
class XmlElement implements RawElement {
  #text?: string;
  #attributes?: RawElement['attributes'];
  #children?: Children;

  constructor(
    readonly name: string,
    private readonly tag: string,
    private readonly raw: string,
    private readonly inside: readonly RawElement[],
  ) {}

  get text(): string {
    this.#text ??= innerText(this.raw);
    return this.#text;
  }

  get attributes(): RawElement['attributes'] {
    this.#attributes ??= attributesOf(this.tag);
    return this.#attributes;
  }

  get children(): Children {
    this.#children ??= byName(this.inside);
    return this.#children;
  }
}

type Open = { written: string; tag: string; from: number; firstInside?: number; inside: RawElement[] };

/**
 * The outermost elements of a piece of XML; whatever its markup is, it is read as far as it goes, without any DTD. One
 * without an end tag ends where the next begins, and what it seems to hold stands beside it, but where the piece ends.
 */
export function readElements(xml: string, nameOf: NameReader): RawElement[] {
  const found: RawElement[] = [];
  const open: Open[] = [];

  function close(end: number, hasEnd = true): void {
    const element = open.pop();
    if (!element) return;
    const { written, tag, from, firstInside, inside } = element;
    const around = open.at(-1)?.inside ?? found;
    const isTorn = !hasEnd;
    const until = Math.min(isTorn ? (firstInside ?? end) : end, from + longestField);
    const name = nameOf(written, tag.includes('xmlns') ? attributesOf(tag).xmlns : undefined);
    if (around.length < mostInside)
      around.push(new XmlElement(name, tag, xml.slice(from, until), isTorn ? [] : inside));
    if (isTorn) around.push(...inside.slice(0, mostInside - around.length));
  }

  function begin(piece: Markup): void {
    const around = open.at(-1);
    if (around) around.firstInside ??= piece.at;
    const tag = tagText(xml, piece);
    if (tag === '' || open.length >= deepest) return;
    open.push({ written: writtenName(xml, piece), tag, from: piece.end, inside: [] });
    if (isSelfClosing(xml, piece)) close(piece.end);
  }

  for (let piece = nextMarkup(xml, 0); piece; piece = nextMarkup(xml, piece.end)) {
    if (piece.kind === 'start') begin(piece);
    if (piece.kind !== 'end') continue;
    const written = writtenName(xml, piece);
    const at = open.findLastIndex((element) => element.written === written);
    while (at !== -1 && open.length > at) close(piece.at, open.length === at + 1);
  }
  while (open.length > 0) close(xml.length);
  return found;
}
