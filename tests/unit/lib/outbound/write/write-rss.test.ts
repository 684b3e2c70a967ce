import '../../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { parseRssFeed } from 'feedsmith';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { entry, feed, self } from './make-feed';

describe('writeRss, the channel', () => {
  const text = writeRss(feed(), self);

  test('the declaration is the first byte', () => {
    expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ')).toBe(true);
  });

  test.each([
    ['atom, content, dc and media are declared', /xmlns:atom=.*xmlns:content=.*xmlns:dc=.*xmlns:media=/],
    [
      'who answers for it has an address and a name',
      /<managingEditor>desk@paper.example \(The Paper\)<\/managingEditor>\s*<webMaster>desk@paper.example \(The Paper\)<\/webMaster>/,
    ],
    ['it lives an hour', /<ttl>60<\/ttl>/],
    [
      'it was built when its content changed, not now',
      /<lastBuildDate>Thu, 19 Nov 2026 08:00:00 GMT<\/lastBuildDate>/,
    ],
  ])('%s', (_, part) => {
    expect(text).toMatch(part);
  });

  test('its picture is a PNG of at most 144 pixels with the channel’s own title and link', () => {
    const { image, title, link } = parseRssFeed(text);
    expect(image).toMatchObject({ title, link, width: 144, height: 144 });
    expect(image?.url).toMatch(/\.png$/);
  });

  test('without a known time it says none', () => {
    expect(writeRss(feed([entry({ published: undefined })], { updated: undefined }), self)).not.toMatch(
      /pubDate|lastBuildDate/,
    );
  });
});

describe('writeRss, an item', () => {
  test('what is ours is known by its permalink', () => {
    const url = 'https://paper.example/blog/a-post';
    expect(writeRss(feed(), self)).toContain(`<guid isPermaLink="true">${url}</guid>`);
  });

  test('what is a publisher’s is known by its own id, is credited, and its picture is pointed at', () => {
    const taken = entry({
      id: 'https://news.example/1',
      url: 'https://news.example/1',
      credit: { name: 'News & Co', url: 'https://news.example/feed', page: 'https://news.example/1' },
      picture: 'https://paper.example/pictures/1',
    });
    const text = writeRss(feed([taken]), self);
    expect(text).toContain('<guid isPermaLink="false">https://news.example/1</guid>');
    expect(text).toContain('<source url="https://news.example/feed">News &#x26; Co</source>');
    expect(text).toContain(
      '<media:content url="https://paper.example/pictures/1" type="image/webp" medium="image"/>',
    );
    expect(text).not.toContain('<enclosure');
  });

  test('a picture is seen in the description too', () => {
    const [item] =
      parseRssFeed(writeRss(feed([entry({ picture: 'https://paper.example/p/1' })]), self)).items ?? [];
    expect(item?.description).toBe('<p><img src="https://paper.example/p/1" alt=""></p><p>What it says.</p>');
  });

  test.each([
    ['https://paper.example/p/1', 'image/webp'],
    ['https://paper.example/og/a.png', 'image/png'],
  ])('the picture of a post is a file of unknown length: %s', (picture, type) => {
    const text = writeRss(feed([entry({ picture })]), self);
    expect(text).toContain(`<enclosure url="${picture}" type="${type}" length="0"/>`);
  });

  test('the description stands before the full text, and both are HTML', () => {
    const text = writeRss(
      feed([entry({ summary: 'Fish & chips < 5', html: '<p>Fish &amp; chips</p>' })]),
      self,
    );
    expect(text).toMatch(/<description>[\s\S]*<\/description>\s*<content:encoded>/);
    const [item] = parseRssFeed(text).items ?? [];
    expect(item?.description).toBe('Fish &amp; chips &lt; 5');
    expect(item?.content?.encoded).toBe('<p>Fish &amp; chips</p>');
  });

  test.each([
    ['2026-01-05T00:00:00-08:00', 'Mon, 05 Jan 2026 08:00:00 GMT'],
    ['2026-11-19T08:00:00.999Z', 'Thu, 19 Nov 2026 08:00:00 GMT'],
    ['1999-12-31T23:59:59Z', 'Fri, 31 Dec 1999 23:59:59 GMT'],
  ])('%s is told as %s', (date, told) => {
    const text = writeRss(feed([entry({ published: new Date(date) })]), self);
    expect(text).toContain(`<pubDate>${told}</pubDate>\n   <description>`);
  });
});
