import { createHash } from 'node:crypto';
import {
  contentHtml,
  entryAuthor,
  type FeedEntry,
  type FeedModel,
  GENERATOR,
  pictureType,
} from '@/lib/outbound/write/feed-model';
import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

/** Atom requires a time (RFC 4287 section 4.1.2). An old, fixed time never makes an entry look new or changed. */
const UNKNOWN_TIME = new Date('2000-01-01T00:00:00Z');

function time(date = UNKNOWN_TIME): string {
  return date.toISOString().replace('.000Z', 'Z');
}

/** Returns a distinct time for each entry, as validators demand. Its ms come from a hash of the id. */
function updatedTimes(entries: readonly FeedEntry[]): string[] {
  const taken = new Set<number>();
  return entries.map(({ id, updated, published }) => {
    const second = Math.floor(Number(updated ?? published ?? UNKNOWN_TIME) / 1000) * 1000;
    let at = second + (createHash('sha256').update(id).digest().readUInt16BE() % 1000);
    while (taken.has(at)) at += 1;
    taken.add(at);
    return time(new Date(at));
  });
}

function links({ url: page, picture, also = [] }: FeedEntry): XmlElement[] {
  const alternate = { '@_rel': 'alternate', '@_type': 'text/html', '@_href': page };
  const file = picture && { '@_rel': 'enclosure', '@_type': pictureType(picture), '@_href': picture };
  const reports = also.map(({ name, url }) => ({
    '@_rel': 'related',
    '@_type': 'text/html',
    '@_href': url,
    '@_title': name,
  }));
  return [alternate, ...(file ? [file] : []), ...reports];
}

function entry(from: FeedEntry, feed: FeedModel, updated = ''): XmlElement {
  const { credit } = from;
  const author = entryAuthor(from);
  return {
    ...(from.language && { '@_xml:lang': from.language }),
    id: from.id,
    title: from.title,
    link: links(from),
    published: from.published && time(from.published),
    updated,
    author: author ? { name: author } : undefined,
    category: from.categories.map((term) => ({ '@_term': term })),
    source: credit && {
      id: credit.url,
      title: credit.name,
      updated,
      link: { '@_rel': 'via', '@_href': credit.url },
    },
    summary: from.summary || undefined,
    content: { '@_type': 'html', '#text': contentHtml(from, feed) },
  };
}

/** Writes Atom 1.0 (RFC 4287). `self`: the feed's public address. */
export function writeAtom(feed: FeedModel, self: string): string {
  const times = updatedTimes(feed.entries);
  const root: XmlElement = {
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    '@_xml:lang': feed.locale,
    id: feed.id,
    title: feed.title,
    subtitle: feed.description,
    link: [
      { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': self },
      { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feed.home },
    ],
    updated: time(feed.updated),
    // Only the name, because clients would show our email address as that of each entry's author.
    author: { name: feed.publisher.name },
    generator: GENERATOR,
    icon: feed.image,
    rights: feed.rights,
    entry: feed.entries.map((one, at) => entry(one, feed, times[at])),
  };
  return writeXml({ feed: root });
}
