import { describe, expect, it } from '@jest/globals';
import { parseFeed } from '@/lib/news/parse/parse-feed';
import { fixture, rssOf } from '../rows/fixture';

const hints = { url: 'https://feeds.example/paper.xml' };
const item = '<item><title>A</title><x:extra xmlns:x="https://x.example/" x:kind="k">kept</x:extra></item>';

describe('parseFeed', () => {
  it.each([
    ['formats/rss-0.91.xml', 'rss', 2],
    ['formats/rss-0.92.xml', 'rss', 2],
    ['formats/rss-1.0.rdf', 'rdf', 2],
    ['formats/rss-2.0.xml', 'rss', 1],
    ['formats/atom-0.3.xml', 'atom', 1],
    ['formats/atom-1.0.xml', 'atom', 2],
    ['formats/json-1.0.json', 'json', 2],
    ['formats/json-1.1.json', 'json', 2],
  ])('%s is %s with %d items', (file, format, itemCount) => {
    expect(parseFeed(fixture(file), hints)).toMatchObject({
      ok: true,
      value: { format, itemCount, complete: true },
    });
  });

  it('keeps the fields of other vocabularies under their own prefix', () => {
    const feed = parseFeed(Buffer.from(rssOf(item)), hints);
    const extra = feed.ok ? feed.value.items[0]?.children.get('x:extra')?.[0] : undefined;
    expect(extra).toMatchObject({ name: 'x:extra', text: 'kept', attributes: { 'x:kind': 'k' } });
  });

  it('counts all items and reads no more than it was asked for', () => {
    const feed = parseFeed(Buffer.from(rssOf(item.repeat(50))), { ...hints, maxItems: 7 });
    expect(feed).toMatchObject({ ok: true, value: { itemCount: 50, items: { length: 7 } } });
  });

  it('takes xml:base of the feed as the base', () => {
    const feed = parseFeed(fixture('fields/row-16-relative-links.xml'), hints);
    expect(feed).toMatchObject({ ok: true, value: { base: 'https://paper.example/news/' } });
  });

  it('gives the whole items when the end of the root is missing, and says so', () => {
    const cut = fixture('documents/row-43-cut-in-an-item.xml');
    expect(parseFeed(cut, hints)).toMatchObject({
      ok: true,
      value: { complete: false, itemCount: 2 },
    });
  });

  it('closes an item where the next one begins, if its end tag was forgotten', () => {
    const feed = parseFeed(Buffer.from(rssOf('<item><title>A</title><item><title>B</title></item>')), hints);
    const titles = feed.ok ? feed.value.items.map((raw) => raw.children.get('title')?.[0]?.text) : [];
    expect(titles).toEqual(['A', 'B']);
  });

  it('finds no items in CDATA and comments', () => {
    const inside = '<![CDATA[<item></item>]]><!-- <item></item> --><x a="&lt;item&gt;"/>';
    const feed = parseFeed(Buffer.from(rssOf(inside)), hints);
    expect(feed).toMatchObject({ ok: true, value: { itemCount: 0 } });
  });
});
