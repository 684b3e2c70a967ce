import {
  contentHtml,
  entryAuthor,
  type FeedEntry,
  type FeedModel,
  feedPictureType,
  generator,
} from '@/lib/outbound/feeds/feed-model';
import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

/**
 * Atom wants a time for every entry (RFC 4287 section 4.1.2). Where none is known, this claims nothing recent and stays
 * the same, so that no reader takes the entry for changed.
 */
const unknownTime = '1970-01-01T00:00:00Z';

function time(date: Date | undefined): string {
  return date ? date.toISOString().replace('.000Z', 'Z') : unknownTime;
}

function pictureLink({ picture, pictureBytes }: FeedEntry): XmlElement[] {
  if (!picture) return [];
  const length = pictureBytes ? { '@_length': String(pictureBytes) } : {};
  return [{ '@_rel': 'enclosure', '@_type': feedPictureType, '@_href': picture, ...length }];
}

function links(entry: FeedEntry): XmlElement[] {
  const alternate = { '@_rel': 'alternate', '@_type': 'text/html', '@_href': entry.url };
  const also = (entry.also ?? []).map(({ name, url }) => ({
    '@_rel': 'related',
    '@_type': 'text/html',
    '@_href': url,
    '@_title': name,
  }));
  return [alternate, ...pictureLink(entry), ...also];
}

function feedLinks({ home, hub }: FeedModel, self: string): XmlElement[] {
  return [
    { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': self },
    { '@_rel': 'alternate', '@_type': 'text/html', '@_href': home },
    ...(hub ? [{ '@_rel': 'hub', '@_href': hub }] : []),
  ];
}

function entry(from: FeedEntry): XmlElement {
  const { credit } = from;
  const author = entryAuthor(from);
  const html = contentHtml(from);
  return {
    ...(from.language && { '@_xml:lang': from.language }),
    id: from.id,
    title: from.title,
    link: links(from),
    published: from.published && time(from.published),
    updated: time(from.updated ?? from.published),
    author: author ? { name: author } : undefined,
    category: from.categories.map((term) => ({ '@_term': term })),
    source: credit && {
      id: credit.url,
      title: credit.name,
      updated: time(from.published),
      link: { '@_rel': 'via', '@_href': credit.url },
    },
    summary: from.summary || undefined,
    content: html === undefined ? undefined : { '@_type': 'html', '#text': html },
  };
}

/** Atom 1.0 (RFC 4287); `self` is the feed's public address. */
export function writeAtom(feed: FeedModel, self: string): string {
  const root: XmlElement = {
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    '@_xml:lang': feed.locale,
    id: feed.id,
    title: feed.title,
    subtitle: feed.description,
    link: feedLinks(feed, self),
    updated: time(feed.updated),
    // A name without an email address: clients would show an entry without an author as our email.
    author: { name: feed.publisher.name },
    generator,
    icon: feed.image,
    rights: feed.rights,
    entry: feed.entries.map(entry),
  };
  return writeXml({ feed: root });
}
