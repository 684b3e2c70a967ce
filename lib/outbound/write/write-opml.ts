import { writeXml, type XmlElement } from '@/lib/outbound/write/write-xml';

export type Subscription = { title: string; feed: string; page: string };

export type SubscriptionList = {
  title: string;
  owner: { name: string; email: string };
  feeds: readonly Subscription[];
  groups: readonly { name: string; feeds: readonly Subscription[] }[];
};

function outline({ title, feed, page }: Subscription): XmlElement {
  return { '@_type': 'rss', '@_text': title, '@_title': title, '@_xmlUrl': feed, '@_htmlUrl': page };
}

/** OPML 2.0 (opml.org/spec2). */
export function writeOpml({ title, owner, feeds, groups }: SubscriptionList): string {
  const body: XmlElement = {
    outline: [
      ...feeds.map(outline),
      ...groups.map(({ name, feeds }) => ({ '@_text': name, '@_title': name, outline: feeds.map(outline) })),
    ],
  };
  const head: XmlElement = { title, ownerName: owner.name, ownerEmail: owner.email };
  return writeXml({ opml: { '@_version': '2.0', head, body } });
}
