import { type FeedDate, readFeedDate } from '@/lib/base/dates/parse-feed-date';
import { ladder, type RawElement } from '@/lib/news/parse/raw-feed';

/** Published, then changed; RSS, Dublin Core, Atom 1.0 and 0.3. */
const names = [
  'pubdate',
  'published',
  'dc:date',
  'dcterms:issued',
  'dcterms:created',
  'dcterms:date',
  'atom:published',
  'issued',
  'created',
  'date',
  'prism:publicationdate',
  'updated',
  'dcterms:modified',
  'atom:updated',
  'modified',
];

/** The first that can be read; an unknown date stays unknown (quirks 20 and 21). */
export function findDate(item: RawElement, zone: string): FeedDate | undefined {
  for (const element of ladder(item, names)) {
    const date = readFeedDate(element.text, zone);
    if (date) return date;
  }
  return undefined;
}
