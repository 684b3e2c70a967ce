import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { evidenceOf, placeEvidence } from '@/lib/news/classify/evidence';
import { believed } from '@/lib/news/local/believed';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/section/describe-item';
import { type FeedKey, sections } from '@/lib/sections';
import { type Captured, linesOf, readCaptured } from '@/scripts/train/read-captured';

/** A line of labels.jsonl. `leadable`: yes, maybe or no. */
type Label = { link: string; kind: string; leadable: string };
/** Contents of outlets.json: for each feed's address, the outlets whose captured items replace that feed. */
type Outlets = { addresses: Record<string, { desks: readonly string[]; form?: string }> };

export type LabeledItem = {
  evidence: readonly string[];
  place: readonly string[];
  publisher: string;
  kind: string;
  leads: string;
};

/** Maps labeled kinds to the site's kinds; a list of events counts as an event. */
const siteKinds: Readonly<Record<string, string>> = { civic: 'news', business: 'news', calendar: 'event' };

type Reader = { city: City; labels: ReadonlyMap<string, Label> };

function labeled(item: NewsItem, source: FeedSource, feedKey: FeedKey, reader: Reader): LabeledItem[] {
  const label = reader.labels.get(item.link);
  const { local } = describeItem(item, source, { feedKey, city: reader.city }).item;
  if (!label || !local) return [];
  return [
    {
      evidence: evidenceOf(item, feedKey),
      place: placeEvidence(local),
      publisher: new URL(item.link).host,
      kind: siteKinds[label.kind] ?? label.kind,
      leads: label.leadable === 'no' ? 'no' : 'yes',
    },
  ];
}

/** Reads a folder's items as if they came from the city's feeds. Each item appears once, in its first section. */
export function readLabeled(folder: string, city: City): LabeledItem[] {
  const captured = linesOf<Captured>(folder, 'items.jsonl');
  const { addresses } = JSON.parse(readFileSync(path.join(folder, 'outlets.json'), 'utf8')) as Outlets;
  const labels = new Map(linesOf<Label>(folder, 'labels.jsonl').map((label) => [label.link, label]));
  const done = new Set<string>();
  return sections.flatMap(({ feedKey }) =>
    city.feeds[feedKey].flatMap((source) => {
      const desks = addresses[source.url]?.desks ?? [];
      const own = captured.filter(({ outlet, link }) => desks.includes(outlet) && !done.has(link));
      for (const { link } of own) done.add(link);
      const items = readCaptured(own, source, city.timeZone);
      const as = believed(source, items, city.local);
      return items.flatMap((item) => labeled(item, as, feedKey, { city, labels }));
    }),
  );
}
