import { expect, test } from '@jest/globals';
import { FeedAddress } from '@/components/rss/feed-address';
import { html } from '../../html';
import { feed } from '../../lib/outbound/write/make-feed';
import { city } from '../../served-city';

const download = (posts: Parameters<typeof FeedAddress>[0]['feed']) =>
  /<a href="([^"]*)" download="rss.xml"[^>]*>Download RSS File<\/a>/.exec(
    html(<FeedAddress city={city} feed={posts} />),
  )?.[1] ?? '';

test('puts the feed into the download link as a data URL', () => {
  const [type, file = ''] = download(feed()).split(',');
  expect(type).toBe('data:application/rss+xml;charset=utf-8');
  expect(decodeURIComponent(file)).toMatch(/^<\?xml .*<\/rss>\s*$/s);
});

test('links to the feed if the posts are unavailable', () => {
  expect(download(undefined)).toBe('/rss.xml');
});
