import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { entry, feed } from './make-feed';

const self = 'https://paper.example/feed.json';

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
  ['without one', {}, { content_html: 'What it says.' }],
])('an item %s has the content that the format wants', (_, fields, content) => {
  const { items } = JSON.parse(writeJsonFeed(feed([entry(fields)]), self));
  expect(items[0]).toMatchObject(content);
});

test('an item is tagged by its topics, and one without has no tags', () => {
  const entries = [entry({ categories: ['parks'] }), entry()];
  const { items } = JSON.parse(writeJsonFeed(feed(entries), self));
  expect(items.map(({ tags }: { tags?: string[] }) => tags)).toEqual([['parks'], undefined]);
});

test('an unknown date is left out', () => {
  expect(writeJsonFeed(feed([entry({ published: undefined })]), self)).not.toContain('date_published');
});
