import { Parser } from 'htmlparser2';
import { MAX_HTML_LENGTH, withoutCdata } from '@/lib/base/text/html';

export type HtmlPicture = { address: string; width?: number; height?: number; className: string };

function pixels(declared: string | undefined): number | undefined {
  const value = Number.parseInt(declared ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

function largestOfSrcset(srcset: string): string | undefined {
  let best = { address: '', size: 0 };
  for (const candidate of srcset.split(/,\s+|,(?=https?:|\/\/)/)) {
    const [address = '', descriptor = '1x'] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor) || 1;
    if (size > best.size) best = { address, size };
  }
  return best.address || undefined;
}

const LAZY = /^data-(?:[a-z]+-)*(?:src|[a-z]+src|original|lazy|echo|hires)$/;
const LAZY_SET = /^data-(?:[a-z]+-)*srcset$/;
const isAddress = (text: string) => /^(?!data:)\S*[./]/i.test(text.trim());

/** Returns a picture's address. Lazy-loaded pictures have it in a data attribute, not in src (quirk 15). */
function addressOf(attributes: Readonly<Record<string, string>>): string | undefined {
  const entries = Object.entries(attributes);
  const lazy = entries.find(([name, value]) => LAZY.test(name) && isAddress(value))?.[1];
  const lazySet = entries.find(([name]) => LAZY_SET.test(name))?.[1];
  const { src, srcset } = attributes;
  const found = lazy ?? (lazySet && largestOfSrcset(lazySet));
  return found || (src && isAddress(src) ? src : srcset && largestOfSrcset(srcset));
}

/** Returns the pictures in the first 20,000 characters of HTML. */
export function htmlPictures(html: string): HtmlPicture[] {
  if (!/<img/i.test(html)) return [];
  const pictures: HtmlPicture[] = [];
  // A picture in <noscript> is the original of the placeholder before it, so it is listed first.
  let twinOf = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'noscript') twinOf = 1;
      const address = name === 'img' && addressOf(attributes);
      const { width, height, class: className = '' } = attributes;
      const picture = { width: pixels(width), height: pixels(height), className };
      if (address) pictures.splice(pictures.length - twinOf, 0, { address, ...picture });
    },
    onclosetag(name) {
      if (name === 'noscript') twinOf = 0;
    },
  });
  parser.end(withoutCdata(html.slice(0, MAX_HTML_LENGTH)));
  return pictures;
}
