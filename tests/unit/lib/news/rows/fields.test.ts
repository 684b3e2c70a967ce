import { describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import type { ParsedItem } from '@/lib/news/news-item';
import { feedIn, fixture, itemsByQuirk } from './fixture';

type Expected = Record<string, Partial<Record<keyof ParsedItem, Record<string, string | null>>>>;

const expected = parse(fixture('expected.yaml').toString()) as Expected;

describe.each(Object.entries(expected))('in the fixture %s,', (file, fields) => {
  const items = itemsByQuirk(file);
  const rows = Object.entries(fields).flatMap(([field, wanted]) =>
    Object.entries(wanted).map(([quirk, value]) => [field as keyof ParsedItem, quirk, value] as const),
  );
  it.each(rows)('the %s of the item “%s” is %j', (field, quirk, value) => {
    expect(items[quirk]).toBeDefined();
    expect(items[quirk]?.[field] ?? null).toBe(value);
  });
});

test('parameters of a link stay unchanged, even &copy (quirk 3)', () => {
  const { query } = itemsByQuirk('text/row-03-bare-ampersands.xml');
  expect(query?.link).toBe('https://paper.example/story?a=1&copy=2&b=3');
});

test.each([
  ['unclosed break', 'Line one line two line three', 'Kept'],
  ['no end tag', 'This one is never closed', 'After it'],
])(
  'an unclosed element does not swallow the fields after it: %s (quirk 4)',
  (quirk, description, category) => {
    expect(itemsByQuirk('text/row-04-stray-less-than.xml')[quirk]).toMatchObject({ description, category });
  },
);

test('CDATA marks around dates and links are removed (quirk 10)', () => {
  const items = itemsByQuirk('text/row-10-cdata.xml');
  expect(items['title and date']?.pubDate).toEqual(new Date('2026-11-20T17:10:00Z'));
  expect(items.link?.link).toBe('https://paper.example/in-cdata');
});

test('long text is cut at a word or character boundary, and the ellipsis counts toward the limit (quirk 12)', () => {
  const items = itemsByQuirk('text/row-12-bodies.xml');
  expect(items.long?.description.length).toBeLessThanOrEqual(200);
  expect(items.long?.description).toMatch(/ The library opens a new…$/);
  expect(items['entity at the cut']?.description).toMatch(/^(?:a&b )+a&b…$/);
  expect(items['emoji at the cut']?.description).toMatch(/^🍊{90,99}…$/u);
});

test('the description becomes the title of an item without one, and is not repeated (quirk 13)', () => {
  const item = itemsByQuirk('fields/row-13-words.xml')['no title'];
  expect(item).toMatchObject({ title: 'The council met on Tuesday and voted.', description: '' });
});

test('links are resolved against the feed’s address by default, and only web links are kept (quirk 16)', () => {
  const feed = feedIn('<rss><channel><item><title>A</title><link>/story</link></item></channel></rss>');
  expect(feed.items[0]?.link).toBe('https://feeds.example/story');
  const items = itemsByQuirk('fields/row-16-channel-link.xml');
  expect(Object.keys(items)).toEqual(['relative', 'root', 'no scheme', 'spaces']);
});

describe('quirk 40: readFeed', () => {
  const items = itemsByQuirk('text/row-40-trackers.xml');

  it.each(['pixel', 'flare', 'smiley', 'undeclared pixel', 'share buttons'])(
    'takes neither text nor a picture from the tracker or button in “%s”',
    (quirk) => {
      expect(items[quirk]?.image).toBeUndefined();
      expect(items[quirk]?.description).toMatch(/^Text\.?$/);
    },
  );

  it('uses the picture after a tracking pixel', () => {
    expect(items['pixel then picture']?.image).toBe('https://paper.example/pool.jpg');
  });
});
