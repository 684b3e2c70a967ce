import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { evidenceOf, placeEvidence } from '@/lib/news/classify/evidence';
import { believed } from '@/lib/news/local/believed';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';
import { readFeed } from '@/lib/news/read-feed';
import { type FeedKey, sections } from '@/lib/sections';

/** A line of items.jsonl. */
type Captured = {
  outlet: string;
  link: string;
  title: string;
  date: string;
  author?: string;
  categories?: readonly string[];
  body: string;
};
/** A line of labels.jsonl: `leadable` is yes, maybe or no. */
type Label = { link: string; kind: string; leadable: string };
/** outlets.json: which outlets play which address. */
type Outlets = { addresses: Record<string, { desks: readonly string[]; form?: string }> };

export type LabeledItem = {
  evidence: readonly string[];
  place: string;
  publisher: string;
  kind: string;
  leads: string;
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

function feedOf(items: readonly Captured[]): Buffer {
  const xml = items.map(
    ({ title, link, date, author = '', categories = [], body }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><pubDate>${date}</pubDate>` +
      `<dc:creator>${escaped(author)}</dc:creator><description>${escaped(body)}</description>` +
      `${categories.map((name) => `<category>${escaped(name)}</category>`).join('')}</item>`,
  );
  return Buffer.from(
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title>${xml.join('')}</channel></rss>`,
  );
}

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

/** Kinds as the site tells them; a list of events is one. */
const siteKinds: Readonly<Record<string, string>> = { civic: 'news', business: 'news', calendar: 'event' };

type Reader = { city: City; labels: ReadonlyMap<string, Label> };

function labeled(item: NewsItem, source: FeedSource, feedKey: FeedKey, reader: Reader): LabeledItem[] {
  const label = reader.labels.get(item.link);
  if (!label) return [];
  return [
    {
      evidence: evidenceOf(item, feedKey),
      place: placeEvidence(readPlace(item, reader.city.local, source.covers)),
      publisher: new URL(item.link).host,
      kind: siteKinds[label.kind] ?? label.kind,
      leads: label.leadable === 'no' ? 'no' : 'yes',
    },
  ];
}

/** The items of a folder as the city's feeds would bring them, each once, in the first section that has it. */
export function readLabeled(folder: string, city: City): LabeledItem[] {
  const captured = linesOf<Captured>(path.join(folder, 'items.jsonl'));
  const { addresses } = JSON.parse(readFileSync(path.join(folder, 'outlets.json'), 'utf8')) as Outlets;
  const reader = {
    city,
    labels: new Map(linesOf<Label>(path.join(folder, 'labels.jsonl')).map((label) => [label.link, label])),
  };
  const done = new Set<string>();
  return sections.flatMap(({ feedKey }) =>
    city.feeds[feedKey].flatMap((source) => {
      const desks = addresses[source.url]?.desks ?? [];
      const own = captured.filter(({ outlet, link }) => desks.includes(outlet) && !done.has(link));
      for (const { link } of own) done.add(link);
      const read = readFeed({
        bytes: feedOf(own),
        source: { ...source, maxItems: 5000 },
        zone: city.timeZone,
      });
      const items = read.ok ? read.value.items.map((item) => ({ ...item, firstSeen: new Date(0) })) : [];
      const as = believed(source, items, city.local);
      return items.flatMap((item) => labeled(item, as, feedKey, reader));
    }),
  );
}
