import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { findTitle } from '@/lib/news/fields/find-words';
import type { RawDocument } from '@/lib/news/parse/raw-feed';
import { parseFeed, readFeed } from '@/lib/news/read/read-feed';

// We may not publish copies of real feeds, so CAPTURED_FEEDS names a folder of them on machines that have one.
const folder = process.env.CAPTURED_FEEDS ?? '';
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => /\.(?:rss|rdf|atom|gz)$/.test(name))
  : [];

function bytesOf(file: string): Buffer {
  const bytes = readFileSync(path.join(folder, file));
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

const faults = [
  /\uFFFD/,
  /Ã[\u0080-\u00BF©¨ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿]|â€[™œ“”˜¦\u009D]|Â[\u00A0-\u00BF]/,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  /<\/?(?:a|b|br|div|em|font|i|img|p|script|span|strong)\b[^>]*>/i,
];

const titlesOf = ({ item, itemCount }: RawDocument) =>
  Array.from({ length: itemCount }, (_, at) => findTitle(item(at)));

if (files.length === 0)
  it.todo('checks captured feeds if CAPTURED_FEEDS names a folder of them (docs/development.md)');

for (const file of files)
  describe(`captured feed ${file}`, () => {
    const source = { url: `https://feeds.example/${file}`, maxItems: 1000 };
    const raw = parseFeed(bytesOf(file), source.url);
    const written = raw.ok ? titlesOf(raw.value) : [];
    const result = readFeed({ bytes: bytesOf(file) }, { source, zone: 'America/Los_Angeles' });
    const items = result.ok ? result.value.items : [];

    it('keeps nearly all items', () => {
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeGreaterThanOrEqual(written.length * 0.9);
    });

    it('keeps titles as published, minus the source that Google News appends', () => {
      for (const { title, source: name } of items) {
        expect([title, `${title} - ${name}`].some((one) => written.includes(one))).toBe(true);
        for (const fault of faults) expect(title).not.toMatch(fault);
        expect(title).toBe(title.trim());
      }
    });

    it('contains only web links, dates of this century and short descriptions', () => {
      for (const { link, image, pubDate, description } of items) {
        expect(link).toMatch(/^https?:\/\/[^\s@/]+\/\S*$/);
        if (image) expect(image).toMatch(/^https?:\/\/\S+$/);
        if (pubDate) expect(pubDate.getUTCFullYear()).toBeGreaterThanOrEqual(2005);
        expect(description.length).toBeLessThanOrEqual(200);
        expect(description).not.toMatch(/<(?:p|div|br|img|a)\b/i);
      }
    });
  });
