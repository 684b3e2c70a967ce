import { expect, test } from '@jest/globals';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { entry, feed } from './make-feed';

const self = 'https://paper.example/feed.json';

test('a JSON Feed has its version, its own address, its page and its language', () => {
  expect(JSON.parse(writeJsonFeed(feed(), self))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: self,
    home_page_url: 'https://paper.example/',
    language: 'en-US',
  });
});

test.each([
  ['with full text', { html: '<p>x</p>' }, { content_html: '<p>x</p>', summary: 'What it says.' }],
  ['without full text', {}, { content_html: 'What it says.' }],
])('an item %s has a content_html, which the format requires', (_, fields, content) => {
  const { items } = JSON.parse(writeJsonFeed(feed([entry(fields)]), self));
  expect(items[0]).toMatchObject(content);
});

test('an item is tagged with its topics, if it has any', () => {
  const entries = [entry({ categories: ['parks'] }), entry()];
  const { items } = JSON.parse(writeJsonFeed(feed(entries), self));
  expect(items.map(({ tags }: { tags?: string[] }) => tags)).toEqual([['parks'], undefined]);
});

test('an item whose date is unknown has no date', () => {
  expect(writeJsonFeed(feed([entry({ published: undefined })]), self)).not.toContain('date_published');
});
