import {
  entryAuthor,
  entryHtml,
  type FeedEntry,
  type FeedModel,
  feedImageSize,
  generator,
  pictureType,
  textHtml,
} from '@/lib/outbound/feeds/feed-model';
import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

const namespaces = {
  '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@_xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  '@_xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** In minutes; some readers take it as their next visit (discovery section 9). */
const minutesToLive = '60';

/** A post's picture is an enclosure, of unknown length; that of a publisher's headline is only referred to. */
function picture({ picture: url, credit }: FeedEntry): XmlElement {
  if (!url) return {};
  const file = { '@_url': url, '@_type': pictureType(url) };
  if (credit) return { 'media:content': { ...file, '@_medium': 'image' } };
  return { enclosure: { ...file, '@_length': '0' } };
}

function item(entry: FeedEntry, feed: FeedModel): XmlElement {
  const { id, url, credit } = entry;
  return {
    title: entry.title,
    link: url,
    guid: { '@_isPermaLink': String(!credit && id === url), '#text': id },
    pubDate: entry.published?.toUTCString(),
    'dc:creator': entryAuthor(entry),
    'dc:language': entry.language,
    category: entry.categories,
    source: credit && { '@_url': credit.url, '#text': credit.name },
    // A description is HTML by custom. It comes before the full text.
    description: entryHtml(entry, feed) || undefined,
    'content:encoded': textHtml(entry, feed),
    ...picture(entry),
  };
}

function channelImage({ image, title, home }: FeedModel): XmlElement {
  const side = String(feedImageSize);
  return { url: image, title, link: home, width: side, height: side };
}

/** RSS 2.0 after the Advisory Board's profile (discovery section 8); `self` is its public address. */
export function writeRss(feed: FeedModel, self: string): string {
  const person = `${feed.publisher.email} (${feed.publisher.name})`;
  const channel: XmlElement = {
    title: feed.title,
    link: feed.home,
    description: feed.description,
    'atom:link': { '@_href': self, '@_rel': 'self', '@_type': 'application/rss+xml' },
    language: feed.locale.toLowerCase(),
    copyright: feed.rights,
    managingEditor: person,
    webMaster: person,
    // RFC 822 with a four-digit year, in UTC so that no reader has to know zones.
    pubDate: feed.updated?.toUTCString(),
    lastBuildDate: feed.updated?.toUTCString(),
    generator,
    docs: 'https://www.rssboard.org/rss-specification',
    ttl: minutesToLive,
    image: channelImage(feed),
    item: feed.entries.map((entry) => item(entry, feed)),
  };
  return writeXml({ rss: { '@_version': '2.0', ...namespaces, channel } });
}
