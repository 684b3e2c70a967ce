import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { readFeed } from '@/lib/news/read-feed';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { readSample } from '@/lib/news/sources/read-sample';

test('a bundled headline that names a page of ours by its path leads to this site', async () => {
  const [source] = feedSources('local-news', { kind: 'sample' }, thisCity());
  const bytes = await readSample('sample:local-news', 'anaheim');
  const feed = source && readFeed({ bytes, source, zone: 'UTC' });
  const links = feed?.ok ? feed.value.items.map(({ link }) => link) : [];
  expect(links).toContain('http://localhost:3000/blog/where-to-report-a-pothole');
});

test('the base is the site’s own in the sample edition only', () => {
  expect(
    feedSources('sports', { kind: 'template', template: 'https://feeds.example/{section}' }, thisCity()),
  ).toEqual([{ url: 'https://feeds.example/sports' }]);
});
