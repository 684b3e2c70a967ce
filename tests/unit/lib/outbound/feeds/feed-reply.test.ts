import { expect, test } from '@jest/globals';
import { ok } from '@/lib/base/outcome';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { readerLinks } from '@/lib/outbound/feeds/feed-list';
import { feedReply, siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import { sections } from '@/lib/sections';
import { city } from '../../../served-city';
import { down, entries, playBlog } from '../../blog/make-blog';

const answers = playBlog();

// Reads every feed beforehand: pages wait only a few seconds for the first read, too short for slow machines.
await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));

test.each([
  ['/rss.xml', 'rss+xml', '<rss'],
  ['/atom.xml', 'atom+xml', '<id>http://localhost:3000/</id>'],
  ['/feed.json', 'feed+json', '"https://jsonfeed.org/version/1.1"'],
  ['/headlines.xml', 'rss+xml', '<rss'],
  ['/headlines/atom.xml', 'atom+xml', '<id>http://localhost:3000/headlines/atom.xml</id>'],
  ['/news/sports/atom.xml', 'atom+xml', '<id>http://localhost:3000/news/sports</id>'],
  ['/news/sports/feed.json', 'feed+json', '"feed_url"'],
])('the feed at %s is sent as %s and contains its own address', async (path, type, written) => {
  answers.list = () => ok(entries(['a-post']));
  const reply = await feedReply(city, path, new Date());
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    `application/${type}; charset=utf-8`,
  ]);
  expect(reply.headers.has('last-modified')).toBe(true);
  const text = await reply.text();
  expect(text).toContain(written);
  expect(text).toContain(`http://localhost:3000${path}`);
});

test.each(['/', '/rss', '/news/sports', '/news/sports/rss.xml/', '/news/nothing/rss.xml'])(
  'there is no feed at %s',
  async (path) => {
    expect((await feedReply(city, path, new Date())).status).toBe(404);
  },
);

test('the posts feed responds 503 with Retry-After while the blog host fails', async () => {
  answers.list = () => down(503);
  const reply = await feedReply(city, '/rss.xml', new Date());
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
});

test('every feed has its own address and id', async () => {
  answers.list = () => ok(entries(['a-post']));
  const addresses = siteFeeds(city).flatMap(({ paths }) => Object.values(paths));
  expect(new Set(addresses).size).toBe(3 * (2 + sections.length));
  const models = await Promise.all(
    siteFeeds(city).map(({ model }) => model(Date.parse('2026-12-31T12:00:00Z'))),
  );
  const ids = models.map((model) => (model.ok ? model.value.id : model.failure.detail));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the links to add a feed to Feedly, Inoreader, The Old Reader and NewsBlur end with its full URL', () => {
  const feed = 'https://paper.example/rss.xml?a=1&b=2';
  const links = readerLinks(feed);
  expect(links.map(({ name }) => name)).toEqual(['Feedly', 'Inoreader', 'The Old Reader', 'NewsBlur']);
  for (const { href } of links) expect(decodeURIComponent(href).endsWith(feed)).toBe(true);
});
