import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParsedItem } from '@/lib/news/news-item';
import { type ParsedFeed, type ReadResult, readFeed } from '@/lib/news/read/read-feed';

const folder = path.join(process.cwd(), 'tests/unit/lib/news/fixtures');

/** Returns the bytes of a fixture file. */
export function fixture(name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

/** Calls readFeed as the site does. Strings are converted to bytes first. */
export function read(content: Buffer | string, charset?: string): ReadResult {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const source = { url: 'https://feeds.example/paper.xml' };
  return readFeed({ bytes, charset }, { source, zone: 'America/Los_Angeles' });
}

/** Parses content that must be a feed; throws if it is not. */
export function feedIn(content: Buffer | string, charset?: string): ParsedFeed {
  const result = read(content, charset);
  if (!result.ok) throw new Error(`${result.failure.reason}: ${result.failure.detail}`);
  return result.value;
}

/** Returns the items of a fixture file by id. An item's id names the quirk that it tests. */
export function itemsByQuirk(name: string): Record<string, ParsedItem> {
  return Object.fromEntries(feedIn(fixture(name)).items.map((item) => [item.id, item]));
}

/** Returns a small RSS document with these items. */
export function rssOf(items: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Paper</title><link>https://paper.example/</link>${items}</channel></rss>`;
}
