import { describe, expect, test } from '@jest/globals';
import { parseRssFeed } from 'feedsmith';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { entry, feed, self } from './make-feed';

describe('the RSS channel', () => {
  const text = writeRss(feed(), self);

  test('starts with the XML declaration', () => {
    expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ')).toBe(true);
  });

  test.each([
    ['declares its namespaces', /xmlns:atom=.*xmlns:content=.*xmlns:dc=.*xmlns:media=/],
    [
      'has the email address and name of the responsible person',
      /<managingEditor>desk@paper.example \(The Paper\)<\/managingEditor>\s*<webMaster>desk@paper.example \(The Paper\)<\/webMaster>/,
    ],
    ['may be cached for an hour', /<ttl>60<\/ttl>/],
    ['says when it changed', /<lastBuildDate>Thu, 19 Nov 2026 08:00:00 GMT<\/lastBuildDate>/],
  ])('%s', (_, part) => {
    expect(text).toMatch(part);
  });

  test('has a PNG of 144 pixels with the title and link of the channel', () => {
    const { image, title, link } = parseRssFeed(text);
    expect(image).toMatchObject({ title, link, width: 144, height: 144 });
    expect(image?.url).toMatch(/\.png$/);
  });

  test('has no time if no time is known', () => {
    expect(writeRss(feed([entry({ published: undefined })], { updated: undefined }), self)).not.toMatch(
      /pubDate|lastBuildDate/,
    );
  });
});

describe('an RSS item', () => {
  test('is identified by its permalink if it is our own', () => {
    const url = 'https://paper.example/blog/a-post';
    expect(writeRss(feed(), self)).toContain(`<guid isPermaLink="true">${url}</guid>`);
  });

  test('has its own id, a credit and a reference to its picture if it is another publisher’s', () => {
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

  test('shows its picture in the description', () => {
    const [item] =
      parseRssFeed(writeRss(feed([entry({ picture: 'https://paper.example/p/1' })]), self)).items ?? [];
    expect(item?.description).toBe('<p><img src="https://paper.example/p/1" alt=""></p><p>What it says.</p>');
  });

  test.each([
    ['https://paper.example/p/1', 'image/webp'],
    ['https://paper.example/og/a.png', 'image/png'],
  ])('has a post’s picture as an enclosure with the length 0 (unknown): %s', (picture, type) => {
    const text = writeRss(feed([entry({ picture })]), self);
    expect(text).toContain(`<enclosure url="${picture}" type="${type}" length="0"/>`);
  });

  test('has the description before the full content, and both are HTML', () => {
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
  ])('has the date %s in the format %s', (date, written) => {
    const text = writeRss(feed([entry({ published: new Date(date) })]), self);
    expect(text).toContain(`<pubDate>${written}</pubDate>\n   <description>`);
  });
});
