import { describe, expect, test } from '@jest/globals';
import { parseJsonFeed } from 'feedsmith';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { entry, feed, hostileTitles } from './make-feed';

const self = 'https://paper.example/feed.json';

describe('writeJsonFeed', () => {
  test('the feed says its version, its address and its page', () => {
    expect(JSON.parse(writeJsonFeed(feed(), self))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: self,
      home_page_url: 'https://paper.example/',
      language: 'en-US',
    });
  });

  test.each([
    ['with a text', { html: '<p>x</p>' }, { content_html: '<p>x</p>', summary: 'What it says.' }],
    ['without one', {}, { content_text: 'What it says.' }],
  ])('an item %s has the content that the format wants', (_, fields, content) => {
    const { items } = JSON.parse(writeJsonFeed(feed([entry(fields)]), self));
    expect(items[0]).toMatchObject(content);
  });

  test('it names its hub (jsonfeed.org section on subscribing)', () => {
    const { hubs } = JSON.parse(writeJsonFeed(feed([], { hub: 'https://hub.example/' }), self));
    expect(hubs).toEqual([{ type: 'WebSub', url: 'https://hub.example/' }]);
  });

  test('an item is tagged by its topics, and one without has no tags', () => {
    const entries = [entry({ categories: ['parks'] }), entry()];
    const { items } = JSON.parse(writeJsonFeed(feed(entries), self));
    expect(items.map(({ tags }: { tags?: string[] }) => tags)).toEqual([['parks'], undefined]);
  });

  test('an unknown date is left out', () => {
    expect(writeJsonFeed(feed([entry({ published: undefined })]), self)).not.toContain('date_published');
  });

  test.each(hostileTitles)('%s in a title leaves the feed whole', (_, title, clean) => {
    const text = writeJsonFeed(feed([entry({ title })]), self);
    expect(JSON.parse(text).items[0].title).toBe(clean);
    expect(text).not.toMatch(/\\u(00[01]|d[89a-f]|fff[ef])/i);
    expect(parseJsonFeed(text).items?.[0]?.title).toBe(clean.trim());
  });
});

test('an item in another language than the feed says so, and no other does', () => {
  const { items } = JSON.parse(writeJsonFeed(feed([entry({ language: 'es' }), entry()]), self));
  expect(items.map(({ language }: { language?: string }) => language)).toEqual(['es', undefined]);
});
