import { cleanText } from '@/lib/base/text/clean-text';
import { cutText } from '@/lib/base/text/cut-text';
import { decodeEntities } from '@/lib/base/text/decode-entities';
import { stripTags } from '@/lib/base/text/strip-tags';
import { ladder } from '@/lib/news/fields/elements';
import { outOfBase64 } from '@/lib/news/parse/encoding/base64-text';
import type { RawItem } from '@/lib/news/parse/raw-feed';

const longest = 300;
const mostText = 20_000;
export const titleNames = ['title', 'atom:title', 'media:title', 'dc:title', 'itunes:title', 'dcterms:title'];
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

/** One line of plain text; entities still there were escaped twice (quirk 11); `AT&T` and `a < b` stay. */
export function lineOf(text: string): string {
  const start = text.length > mostText ? text.slice(0, mostText) : text;
  return cleanText(stripTags(REFERENCE.test(start) ? decodeEntities(start) : start));
}

/** At most 300 characters; '' when it has none. */
export function findTitle(item: RawItem): string {
  for (const element of ladder(item, titleNames)) {
    const title = lineOf(outOfBase64(element)?.text ?? '');
    if (title) return cutText(title, longest);
  }
  return '';
}
