import { expect, test } from '@jest/globals';
import { FeedAddress } from '@/components/rss/feed-address';
import { html } from '../../html';
import { city } from '../../served-city';

// tests/e2e/feeds-out.spec.ts downloads the feed while the posts are available.
test('the download button still links to the feed if the posts are unavailable', () => {
  expect(html(<FeedAddress city={city} feed={undefined} />)).toMatch(
    /<a href="\/rss.xml" download="rss.xml"[^>]*>Download RSS File<\/a>/,
  );
});
