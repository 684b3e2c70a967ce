import { expect, test } from '@jest/globals';
import { FeedAddress } from '@/components/rss/feed-address';
import { html } from '../../html';
import { feed } from '../../lib/outbound/write/make-feed';

test.each([
  ['with the posts at hand', feed()],
  ['without them', undefined],
])('%s the file can be downloaded by a plain link', (_, posts) => {
  expect(html(<FeedAddress feed={posts} />)).toMatch(
    /<a href="\/rss.xml" download="rss.xml"[^>]*>Download RSS File<\/a>/,
  );
});
