import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewsItem } from '@/lib/news/news-item';
import { readFeed } from '@/lib/news/read-feed';

/** `story`: what it reports; `topic`: the wider affair. */
export type Headline = { item: NewsItem; story: string; topic: string };

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

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

type Captured = { outlet: string; link: string; title: string; date: string; body: string };
type Group = { group: string; links: readonly string[] } | { not: readonly string[] };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

function feedOf(items: readonly Captured[]): Buffer {
  const xml = items.map(
    ({ title, link, date, body }) =>
      `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><pubDate>${date}</pubDate>` +
      `<description>${escaped(body)}</description></item>`,
  );
  return Buffer.from(`<rss version="2.0"><channel><title>News</title>${xml.join('')}</channel></rss>`);
}

/** Headlines of a folder, read as the site reads them; what its groups do not name is alone. */
export function readFolder(folder: string): Headline[] {
  const captured = linesOf<Captured>(path.join(folder, 'items.jsonl'));
  const groups = linesOf<Group>(path.join(folder, 'groups.jsonl')).flatMap((one) =>
    'group' in one ? [one] : [],
  );
  const stories = new Map(groups.flatMap(({ group, links }) => links.map((link) => [link, group] as const)));
  return [...new Set(captured.map(({ outlet }) => outlet))].flatMap((outlet) => {
    const bytes = feedOf(captured.filter((item) => item.outlet === outlet));
    const source = { url: `https://${outlet}.example/`, name: outlet, maxItems: captured.length };
    const feed = readFeed({ bytes, source, zone: 'UTC' });
    if (!feed.ok) throw new Error(`${outlet}: ${feed.failure.detail}`);
    return feed.value.items.map((item) => {
      const story = stories.get(item.link) ?? item.link;
      return { item: { ...item, firstSeen: item.pubDate ?? new Date(0) }, story, topic: story };
    });
  });
}
