import { contentHtml, entryAuthor, type FeedEntry, type FeedModel } from '@/lib/outbound/write/feed-model';
import { fitForXml } from '@/lib/outbound/write/write-xml';

function item(entry: FeedEntry, feed: FeedModel): Record<string, unknown> {
  const { summary, categories } = entry;
  const author = entryAuthor(entry);
  return {
    id: entry.id,
    url: entry.url,
    title: entry.title,
    language: entry.language,
    content_html: contentHtml(entry, feed),
    summary: summary || undefined,
    image: entry.picture,
    date_published: entry.published?.toISOString(),
    date_modified: entry.updated?.toISOString(),
    authors: author ? [{ name: author }] : undefined,
    tags: categories.length > 0 ? categories : undefined,
  };
}

/** Writes JSON Feed 1.1 (jsonfeed.org), without characters that XML forbids. `self`: the feed's public address. */
export function writeJsonFeed(feed: FeedModel, self: string): string {
  const { publisher, home, image } = feed;
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: home,
    feed_url: self,
    description: feed.description,
    icon: image,
    language: feed.locale,
    authors: [{ name: publisher.name, url: home }],
    items: feed.entries.map((entry) => item(entry, feed)),
  };
  const fit = (_key: string, value: unknown) => (typeof value === 'string' ? fitForXml(value) : value);
  return JSON.stringify(document, fit, 1);
}
