import { decodeHTMLAttribute } from 'entities';

/** An `<img>` as the HTML has it; sizes are undefined where none is declared. */
export type HtmlPicture = { address: string; width?: number; height?: number; className: string };

const mostHtml = 20_000;
const mostPictures = 10;
const IMG = /<img\s(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

const ATTRIBUTE = /\s(src|srcset|width|height|class|data-[\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function pixels(declared: string | undefined): number | undefined {
  const value = Number.parseInt(declared ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

/** The candidate of a srcset with the largest width or density. */
export function largestOfSrcset(srcset: string): string | undefined {
  let best = { address: '', size: 0 };
  for (const candidate of srcset.split(/,\s+|,(?=https?:|\/\/)/)) {
    const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor) || 1;
    if (size > best.size) best = { address, size };
  }
  return best.address || undefined;
}

/** Lazy pages keep the real address in a data attribute and a placeholder in src (quirk 15). */
function addressOf(attributes: Readonly<Record<string, string>>): string | undefined {
  const { src, srcset } = attributes;
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  if (lazy) return lazy;
  if (src && !src.trim().toLowerCase().startsWith('data:')) return src;
  const set = srcset ?? attributes['data-srcset'];
  return set && largestOfSrcset(set);
}

/** The attributes of one tag, names in lower case, references resolved as in HTML. */
function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = decodeHTMLAttribute(double ?? single ?? bare ?? '');
  return attributes;
}

function pictureOf(tag: string): HtmlPicture | undefined {
  const attributes = attributesOf(tag);
  const address = addressOf(attributes);
  if (!address) return undefined;
  const { width, height, class: className = '' } = attributes;
  return { address, width: pixels(width), height: pixels(height), className };
}

/** The first ten pictures in the first 20,000 characters of HTML, in order, each read when asked for. */
export function* htmlPictures(html: string): Generator<HtmlPicture> {
  if (!html.includes('<img') && !html.includes('<IMG')) return;
  let found = 0;
  for (const [tag] of html.slice(0, mostHtml).matchAll(IMG)) {
    const picture = pictureOf(tag);
    if (picture) yield picture;
    if (++found === mostPictures) return;
  }
}
