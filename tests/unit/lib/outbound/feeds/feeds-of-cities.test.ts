import { createServer } from 'node:http';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { feedReply, siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import { postHtml } from '@/lib/outbound/feeds/post-html';
import { settingsOf } from '@/lib/settings/settings';
import { temporaryFolder } from '../../../../temporary/folder';
import { onLoopback } from '../../../on-loopback';
import { thisCity } from '../../../this-city';
import { post } from '../../blog/make-blog';
import { serveCitiesOf, smallest } from '../../city/read/write-city';

const now = Date.parse('2026-11-21T12:00:00Z');
const silent = createServer((_, response) => response.writeHead(404).end());

/** Serves two cities. boulder has sample local news and events; marfa’s feeds respond with 404. */
beforeAll(async () => {
  const { origin } = await onLoopback(silent);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const feed = `    - url: ${origin}/feed\n      name: Example News\n`;
  const feeds = `feeds:\n  local-news:\n${feed}  events:\n${feed}`;
  const [facts = ''] = smallest.split('feeds:');
  const sample = (section: string) =>
    `<rss version="2.0"><channel><item><title>Of ${section}</title><link>https://a.example/${section}</link>` +
    '<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>';
  const root = temporaryFolder({
    'boulder/city.yaml': `${facts}hosts: [boulder.example]\n${feeds}`,
    'boulder/sample/local-news.xml': sample('local-news'),
    'boulder/sample/events.xml': sample('events'),
    'marfa/city.yaml': `${facts}hosts: [marfa.example]\n${feeds}`,
  });
  await serveCitiesOf(root, { CACHE_DIR: temporaryFolder() });
  // Fetch marfa's local news once, so that its failure is known.
  const [source] = feedSources(thisCity('marfa'), 'local-news', settingsOf(thisCity('marfa')));
  if (source) await feedStore().refresh(source);
});

/** Returns the content of the feed at an address in a city. */
const modelAt = (city: string, address: string) =>
  siteFeeds(thisCity(city))
    .find(({ paths }) => paths.rss === address)
    ?.model(now);

const addresses = ['/news/local-news/rss.xml', '/news/local-events/rss.xml', '/headlines.xml'];

describe('a news feed', () => {
  test.each([
    ['/news/local-news/rss.xml', 'Of local-news'],
    ['/news/local-events/rss.xml', 'Of events'],
    ['/headlines.xml', 'Of local-news'],
  ])('has the stories of its own city: %s', async (address, title) => {
    const model = await modelAt('boulder', address);
    expect(model?.ok && model.value.entries.map((entry) => entry.title)).toContain(title);
  });

  test.each(addresses)('fails instead of being empty while its sources fail: %s', async (address) => {
    expect(await modelAt('marfa', address)).toMatchObject({
      ok: false,
      failure: { detail: 'HTTP error! status: 404' },
    });
  });

  test('does not exist for a section that the city lacks', async () => {
    expect((await feedReply(thisCity('boulder'), '/news/sports/rss.xml', new Date())).status).toBe(404);
  });
});

test('a guide that two cities share links to each city’s own pages', async () => {
  const guide = post({ slug: 'how-this-site-works', blog: 'Write to [us](/contact).' });
  for (const key of ['boulder', 'marfa'])
    expect(await postHtml(thisCity(key), guide)).toContain(`href="https://${key}.example/contact"`);
});
