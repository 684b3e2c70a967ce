import { decodeHTMLAttribute } from 'entities';

export type HtmlPicture = { address: string; width?: number; height?: number; className: string };

const mostHtml = 20_000;
const mostPictures = 10;
const IMG = /<img\s(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

const ATTRIBUTE = /\s(src|srcset|width|height|class|data-[\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function pixels(declared: string | undefined): number | undefined {
  const value = Number.parseInt(declared ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

export function largestOfSrcset(srcset: string): string | undefined {
  let best = { address: '', size: 0 };
  for (const candidate of srcset.split(/,\s+|,(?=https?:|\/\/)/)) {
    const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor) || 1;
    if (size > best.size) best = { address, size };
  }
  return best.address || undefined;
}

/** Lazy pages have the real address in a data attribute and a placeholder in src (quirk 15). */
function addressOf(attributes: Readonly<Record<string, string>>): string | undefined {
  const { src, srcset } = attributes;
  const lazy = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['data-original'];
  if (lazy) return lazy;
  if (src && !src.trim().toLowerCase().startsWith('data:')) return src;
  const set = srcset ?? attributes['data-srcset'];
  return set && largestOfSrcset(set);
}

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

export function* htmlPictures(html: string): Generator<HtmlPicture> {
  if (!html.includes('<img') && !html.includes('<IMG')) return;
  let found = 0;
  for (const [tag] of html.slice(0, mostHtml).matchAll(IMG)) {
    const picture = pictureOf(tag);
    if (picture) yield picture;
    if (++found === mostPictures) return;
  }
}
