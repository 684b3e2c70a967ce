import {
  entryAuthor,
  entryHtml,
  FEED_IMAGE_SIZE,
  type FeedEntry,
  type FeedModel,
  GENERATOR,
  pictureType,
  textHtml,
} from '@/lib/outbound/write/feed-model';
import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

const namespaces = {
  '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@_xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  '@_xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** Minutes between two polls. Some feed readers follow this value (discovery section 9). */
const TTL_MINUTES = '60';

/** Writes a post's picture as an enclosure of unknown length, and a publisher's picture as `media:content`. */
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
    // Descriptions are HTML by convention, and must come before the full text.
    description: entryHtml(entry, feed) || undefined,
    'content:encoded': textHtml(entry, feed),
    ...picture(entry),
  };
}

function channelImage({ image, title, home }: FeedModel): XmlElement {
  const side = String(FEED_IMAGE_SIZE);
  return { url: image, title, link: home, width: side, height: side };
}

/** Writes RSS 2.0 as the RSS Advisory Board recommends (discovery section 8). `self`: the feed's public address. */
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
    // RSS dates have the format of RFC 822 with a four-digit year, as toUTCString writes it.
    pubDate: feed.updated?.toUTCString(),
    lastBuildDate: feed.updated?.toUTCString(),
    generator: GENERATOR,
    docs: 'https://www.rssboard.org/rss-specification',
    ttl: TTL_MINUTES,
    image: channelImage(feed),
    item: feed.entries.map((entry) => item(entry, feed)),
  };
  return writeXml({ rss: { '@_version': '2.0', ...namespaces, channel } });
}
