import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from 'entities';
import type { FeedSource } from '@/lib/city/schema/news';
import type { NewsItem } from '@/lib/news/news-item';
import { readFeed } from '@/lib/news/read/read-feed';

/** A line of items.jsonl: an item as it was in its feed. */
export type Captured = {
  outlet: string;
  link: string;
  title: string;
  date: string;
  author?: string;
  categories?: readonly string[];
  body: string;
};

export function linesOf<Line>(...file: string[]): Line[] {
  const lines = readFileSync(path.join(...file), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;

function itemOf({ title, link, date, author = '', categories = [], body }: Captured): string {
  const head = [element('title', title), element('link', link), element('pubDate', date)];
  const about = [element('dc:creator', author), ...categories.map((name) => element('category', name))];
  return `<item>${[...head, ...about, element('description', body)].join('')}</item>`;
}

/** Parses captured items as if the site had read them from one feed. */
export function readCaptured(captured: readonly Captured[], source: FeedSource, zone: string): NewsItem[] {
  const xml = `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title>${captured.map(itemOf).join('')}</channel></rss>`;
  const read = readFeed({ bytes: Buffer.from(xml) }, { source: { ...source, maxItems: 5000 }, zone });
  if (!read.ok) return [];
  return read.value.items.map((item) => ({ ...item, firstSeen: item.pubDate ?? new Date(0) }));
}
