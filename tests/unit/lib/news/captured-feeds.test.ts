import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { findTitle } from '@/lib/news/fields/find-words';
import type { ParsedItem } from '@/lib/news/news-item';
import { parseFeed } from '@/lib/news/parse/parse-feed';
import { readFeed } from '@/lib/news/read-feed';

// Feeds as publishers sent them. They are not ours to copy, so they lie beside the project, if anywhere.
const folder = path.join(process.cwd(), '../../../bench/feeds');
const index = path.join(folder, 'INDEX.tsv');

type Row = { file: string; count: number; quirks: string };

function rowsOfIndex(): Row[] {
  const lines = readFileSync(index, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [file = '', , , count = '0', , quirks = ''] = line.split('\t');
    return { file, count: Number(count), quirks };
  });
}

function bytesOf(file: string): Buffer {
  const bytes = readFileSync(path.join(folder, file));
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** How many items the index says have no date of their own. */
function undatedIn(quirks: string): number {
  return Number(/no-date:(\d+)/.exec(quirks)?.[1] ?? 0);
}

const replaced = /\uFFFD/;
const encodedTwice = /Ã[\u0080-\u00BF©¨ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿]|â€[™œ“”˜¦\u009D]|Â[\u00A0-\u00BF]/;
const undecoded = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
const markup = /<\/?(?:a|b|br|div|em|font|i|img|p|script|span|strong)\b[^>]*>/i;

function expectCleanTitle({ title }: ParsedItem) {
  for (const fault of [replaced, encodedTwice, undecoded, markup]) expect(title).not.toMatch(fault);
  expect(title).toBe(title.trim());
  expect(title.length).toBeLessThanOrEqual(300);
}

if (existsSync(index)) {
  describe.each(rowsOfIndex())('captured feed $file', ({ file, count, quirks }) => {
    const source = { url: `https://feeds.example/${file}`, maxItems: 1000 };
    const raw = parseFeed(bytesOf(file), source);
    const result = readFeed({ bytes: bytesOf(file), source, zone: 'America/Los_Angeles' });
    const items = result.ok ? result.value.items : [];

    // Counted is what the document holds: before any cap, and before items without a link or listed twice go.
    it(`holds ${count} items, give or take one`, () => {
      const held = raw.ok ? raw.value.itemCount : -1;
      expect(Math.abs(held - count)).toBeLessThanOrEqual(1);
    });

    it('loses hardly any of them', () => {
      expect(items.length).toBeGreaterThanOrEqual(count - Math.max(2, undatedIn(quirks)));
    });

    it('has titles as a reader expects them', () => {
      for (const item of items) expectCleanTitle(item);
    });

    it('has them as they were written, but for Google’s naming of the source', () => {
      const written = raw.ok ? raw.value.items.map(findTitle) : [];
      for (const { title, source } of items)
        expect([title, `${title} - ${source}`].some((one) => written.includes(one))).toBe(true);
    });

    it('has web links only', () => {
      for (const item of items) expect(item.link).toMatch(/^https?:\/\/[^\s@/]+\/\S*$/);
      for (const { image } of items) if (image) expect(image).toMatch(/^https?:\/\/\S+$/);
    });

    it('has dates where the source has them', () => {
      const dated = items.filter((item) => item.pubDate);
      expect(dated.length).toBeGreaterThanOrEqual(items.length - undatedIn(quirks));
      for (const { pubDate } of dated) expect(pubDate?.getUTCFullYear()).toBeGreaterThanOrEqual(2005);
    });

    it('has descriptions that fit', () => {
      for (const { description } of items) {
        expect(description.length).toBeLessThanOrEqual(200);
        expect(description).not.toMatch(/<(?:p|div|br|img|a)\b/i);
      }
    });
  });
} else {
  it(`has nothing to do here: there is no folder of captured feeds at ${folder}`, () => {
    expect(existsSync(index)).toBe(false);
  });
}
