import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParsedItem } from '@/lib/news/news-item';
import { type ParsedFeed, type ReadResult, readFeed } from '@/lib/news/read/read-feed';

const folder = path.join(process.cwd(), 'tests/unit/lib/news/fixtures');

/** The bytes of a fixture file. */
export function fixture(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** Calls readFeed as the site does, with bytes or text. */
export function read(content: Buffer | string, charset?: string): ReadResult {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const source = { url: 'https://feeds.example/paper.xml' };
  return readFeed({ bytes, charset, source, zone: 'America/Los_Angeles' });
}

/** The feed that the content must contain. */
export function feedIn(content: Buffer | string, charset?: string): ParsedFeed {
  const result = read(content, charset);
  if (!result.ok) throw new Error(`${result.failure.reason}: ${result.failure.detail}`);
  return result.value;
}

/** The items of a fixture file by id; each guid names the quirk that it tests. */
export function itemsByQuirk(name: string): Record<string, ParsedItem> {
  return Object.fromEntries(feedIn(fixture(name)).items.map((item) => [item.id, item]));
}

/** A small RSS document around some items. */
export function rssOf(items: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Paper</title><link>https://paper.example/</link>${items}</channel></rss>`;
}
