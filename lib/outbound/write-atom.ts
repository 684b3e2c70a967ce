import { type FeedEntry, type FeedModel, feedPictureType, generator } from '@/lib/outbound/feeds/feed-model';
import { writeXml, type XmlElement } from '@/lib/outbound/write-xml';

/**
 * Atom wants a time of every entry (RFC 4287 section 4.1.2). Where none is known, this one stands in: it claims
 * nothing recent and stays the same, so that no reader takes the entry for changed.
 */
const unknownTime = '1970-01-01T00:00:00Z';

function time(date: Date | undefined): string {
  return date ? date.toISOString().replace('.000Z', 'Z') : unknownTime;
}

function links({ url, picture }: FeedEntry): XmlElement[] {
  const alternate = { '@_rel': 'alternate', '@_type': 'text/html', '@_href': url };
  if (!picture) return [alternate];
  return [alternate, { '@_rel': 'enclosure', '@_type': feedPictureType, '@_href': picture }];
}

function entry(from: FeedEntry): XmlElement {
  const { credit } = from;
  return {
    id: from.id,
    title: from.title,
    link: links(from),
    published: from.published && time(from.published),
    updated: time(from.updated ?? from.published),
    author: from.author ? { name: from.author } : undefined,
    category: from.categories.map((term) => ({ '@_term': term })),
    source: credit && {
      id: credit.url,
      title: credit.name,
      updated: time(from.published),
      link: { '@_rel': 'via', '@_href': credit.url },
    },
    summary: from.summary || undefined,
    content: from.html === undefined ? undefined : { '@_type': 'html', '#text': from.html },
  };
}

/** A feed as Atom 1.0 (RFC 4287); `self` is its public address. */
export function writeAtom(feed: FeedModel, self: string): string {
  const root: XmlElement = {
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    '@_xml:lang': feed.locale,
    id: feed.home,
    title: feed.title,
    subtitle: feed.description,
    link: [
      { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': self },
      { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feed.home },
    ],
    updated: time(feed.updated),
    author: feed.publisher,
    generator,
    icon: feed.image,
    rights: feed.rights,
    entry: feed.entries.map(entry),
  };
  return writeXml({ feed: root });
}
