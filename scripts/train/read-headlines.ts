import type { NewsItem } from '@/lib/news/news-item';
import { type Captured, linesOf, readCaptured } from '@/scripts/train/read-captured';

/** `story`: what it reports; `topic`: the wider affair. */
export type Headline = { item: NewsItem; story: string; topic: string };

type Row = {
  window: string;
  id: string;
  title: string;
  desc: string;
  publisher: string;
  time: number;
} & Pick<Headline, 'story' | 'topic'>;

/** Headlines of one file by their windows, in its order. */
export function readWindows(file: string): Headline[][] {
  const windows = new Map<string, Headline[]>();
  for (const { window, id, title, desc, publisher, time, story, topic } of linesOf<Row>(file)) {
    const date = new Date(time * 1000);
    const link = `https://${publisher}/${id}`;
    const item = { id, title, description: desc, link, source: publisher, pubDate: date, firstSeen: date };
    windows.set(window, [...(windows.get(window) ?? []), { item, story, topic }]);
  }
  return [...windows.values()];
}

type Group = { group: string; links: readonly string[] } | { not: readonly string[] };

/** Headlines of a folder, read as the site reads them; what its groups do not name is alone. */
export function readFolder(folder: string): Headline[] {
  const captured = linesOf<Captured>(folder, 'items.jsonl');
  const groups = linesOf<Group>(folder, 'groups.jsonl').flatMap((one) => ('group' in one ? [one] : []));
  const stories = new Map(groups.flatMap(({ group, links }) => links.map((link) => [link, group] as const)));
  return [...new Set(captured.map(({ outlet }) => outlet))].flatMap((outlet) => {
    const source = { url: `https://${outlet}.example/`, name: outlet };
    const own = captured.filter((item) => item.outlet === outlet);
    return readCaptured(own, source, 'UTC').map((item) => {
      const story = stories.get(item.link) ?? item.link;
      return { item, story, topic: story };
    });
  });
}
