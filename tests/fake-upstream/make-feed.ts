import { type CalendarEntry, calendarEntry, calendarFields, calendarNamespace } from './make-calendar';

/** A made-up headline in plain text. The writers below escape it. */
export type Story = {
  title: string;
  link: string;
  when: Date;
  description: string;
  category: string;
  author?: string;
  source?: string;
  /** Calendar entry. Only in the feed `events`, which imitates a city's calendar. */
  calendar?: CalendarEntry;
  /** Address of the headline's picture. */
  image?: string;
};

/** Returns the address of a headline's picture; undefined if it has none. */
export type ImageOf = (feed: string, number: number) => string | undefined;

export type FeedFormat = 'rss' | 'atom' | 'rdf';

/** Number of headlines per feed. */
export const itemsPerFeed = 25;

const newestOfEditionOne = Date.UTC(2026, 10, 20, 16);
const minute = 60_000;
const hosts = ['example.org', 'example.com', 'example.net'] as const;
const authors = ['Ana Reyes', 'Tom Whitfield', 'Linh Tran'] as const;
const otherFormats: Readonly<Record<string, FeedFormat>> = {
  technology: 'atom',
  arts: 'atom',
  lifestyle: 'atom',
  archives: 'rdf',
};

/** Returns a feed's healthy format: RSS 2.0 for most, Atom for three, RDF for one. */
export function formatOf(feed: string): FeedFormat {
  return otherFormats[feed] ?? 'rss';
}

/** Returns a feed's name for readers: "Real Estate" for "real-estate". */
export function capitalized(feed: string): string {
  return feed.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns an edition's time, ten minutes after the previous edition's. */
export function editionDate(edition: number): Date {
  return new Date(newestOfEditionOne + (edition - 1) * 10 * minute);
}

/** Returns the headlines of an edition, newest first, twenty minutes apart. */
export function storiesOf(feed: string, edition: number, count: number, imageOf?: ImageOf): Story[] {
  return Array.from({ length: count }, (_, index) => ({
    ...storyOf(feed, edition, index + 1),
    image: imageOf?.(feed, index + 1),
  }));
}

/** Returns headline `number` (from 1) of an edition. */
export function storyOf(feed: string, edition: number, number: number): Story {
  const padded = String(number).padStart(2, '0');
  const calendar = feed === 'events' ? calendarEntry(number) : undefined;
  return {
    calendar,
    title: `${calendar?.mark ?? ''}${capitalized(feed)} headline ${padded}, edition ${edition}`,
    link: `https://${hosts[(number - 1) % hosts.length]}/${feed}/${edition}-${padded}`,
    when: new Date(editionDate(edition).getTime() - (number - 1) * 20 * minute),
    description: `What happened in story ${padded} & why it matters to readers of ${capitalized(feed)}.`,
    category: capitalized(feed),
    author: number % 2 ? authors[number % authors.length] : undefined,
    source: number % 3 === 0 ? 'Example Wire' : undefined,
  };
}

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Writes an element. `start` may have attributes: element('guid isPermaLink="false"', '7'). `inner` is XML. */
export function element(start: string, inner: string): string {
  return `<${start}>${inner}</${start.split(' ', 1)[0]}>`;
}

/** Returns the elements of an RSS item as XML, by start tag, so that a fault can replace or drop one of them. */
export function rssFields(story: Story): Record<string, string> {
  const fields: Record<string, string> = {
    title: escapeXml(story.title),
    link: story.link,
    guid: story.link,
    pubDate: story.when.toUTCString(),
    category: story.category,
    description: escapeXml(story.description),
  };
  if (story.author) fields['dc:creator'] = escapeXml(story.author);
  if (story.source) fields['source url="https://example.net/feed.xml"'] = escapeXml(story.source);
  if (story.image) fields[`enclosure type="image/jpeg" length="0" url="${escapeXml(story.image)}"`] = '';
  if (story.calendar) Object.assign(fields, calendarFields(story.calendar));
  return fields;
}

/** Writes an RSS item. */
export function rssItem(fields: Record<string, string>): string {
  const elements = Object.entries(fields).map(([start, inner]) => `  ${element(start, inner)}\n`);
  return `<item>\n${elements.join('')}</item>\n`;
}

/** Returns an RSS 2.0 document up to its first item. */
export function rssStart(feed: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"' +
    `${feed === 'events' ? ` ${calendarNamespace}` : ''}>\n<channel>\n` +
    `${element('title', `${capitalized(feed)} | Newsroom`)}\n${element('link', `https://example.org/${feed}`)}\n` +
    `${element('description', `Made-up headlines for ${feed}`)}\n<language>en-us</language>\n`
  );
}

export const rssEnd = '</channel>\n</rss>\n';

/** Writes an RSS 2.0 document. `items` are XML. */
export function rssAround(feed: string, items: readonly string[]): string {
  return rssStart(feed) + items.join('') + rssEnd;
}

/** Writes an RSS 2.0 document with these stories. */
export function writeRss(feed: string, stories: readonly Story[]): string {
  return rssAround(
    feed,
    stories.map((story) => rssItem(rssFields(story))),
  );
}

/** Writes an Atom 1.0 document with these stories. */
export function writeAtom(feed: string, stories: readonly Story[]): string {
  const entries = stories.map((story) => {
    const author = story.author ? `<author>${element('name', escapeXml(story.author))}</author>` : '';
    const image = story.image
      ? `<link rel="enclosure" type="image/jpeg" href="${escapeXml(story.image)}"/>`
      : '';
    const source = story.source ? `<source>${element('title', escapeXml(story.source))}</source>` : '';
    return (
      `<entry>\n  ${element('title', escapeXml(story.title))}\n  <link rel="alternate" href="${story.link}"/>\n` +
      `  ${element('id', story.link)}\n  ${element('updated', story.when.toISOString())}\n` +
      `  ${element('published', story.when.toISOString())}\n  <category term="${story.category}"/>\n` +
      `  ${element('summary type="text"', escapeXml(story.description))}\n  ${author}${source}${image}\n</entry>\n`
    );
  });
  const updated = (stories[0]?.when ?? editionDate(1)).toISOString();
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n' +
    `${element('title', `${capitalized(feed)} | Newsroom`)}\n${element('id', `https://example.org/${feed}`)}\n` +
    `<link href="https://example.org/${feed}"/>\n${element('updated', updated)}\n` +
    `<author><name>Newsroom</name></author>\n${entries.join('')}</feed>\n`
  );
}

/** Writes an RSS 1.0 (RDF) document with these stories. Its items follow the channel instead of being inside it. */
export function writeRdf(feed: string, stories: readonly Story[]): string {
  const sequence = stories.map((story) => `<rdf:li rdf:resource="${story.link}"/>`).join('');
  const items = stories.map(
    (story) =>
      `<item rdf:about="${story.link}">\n  ${element('title', escapeXml(story.title))}\n` +
      `  ${element('link', story.link)}\n  ${element('description', escapeXml(story.description))}\n` +
      `  ${element('dc:date', story.when.toISOString())}\n` +
      `${story.author ? `  ${element('dc:creator', escapeXml(story.author))}\n` : ''}</item>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns="http://purl.org/rss/1.0/"' +
    ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    `<channel rdf:about="https://example.org/${feed}">\n${element('title', `${capitalized(feed)} | Newsroom`)}\n` +
    `${element('link', `https://example.org/${feed}`)}\n${element('description', `Made-up headlines for ${feed}`)}\n` +
    `<items><rdf:Seq>${sequence}</rdf:Seq></items>\n</channel>\n${items.join('')}</rdf:RDF>\n`
  );
}
