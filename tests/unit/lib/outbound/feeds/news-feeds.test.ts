import { describe, expect, test } from '@jest/globals';
import { parseOpml } from 'feedsmith';
import { ok } from '@/lib/base/outcome';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { readerLinks } from '@/lib/outbound/feed-list';
import { feedReply, siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import { headlinesFeed, sectionFeed } from '@/lib/outbound/feeds/news-feeds';
import { opmlText } from '@/lib/outbound/feeds/opml';
import { sectionByFeedKey, sections } from '@/lib/sections';
import { city } from '../../../served-city';
import { down, entries, playBlog } from '../../blog/make-blog';
import { event } from '../../events/make-event';
import { item } from '../../news/make-item';

const now = Date.parse('2026-11-21T12:00:00Z');
const sports = sectionByFeedKey('sports');
const only = (fields: Parameters<typeof item>[0]) =>
  sectionFeed(city, sports, [item(fields)], now).entries[0];

describe('sectionFeed', () => {
  test('leaves out the date of an item that is dated in the future', () => {
    const pubDate = new Date('2027-01-01T00:00:00Z');
    expect(only({ pubDate })?.published).toBeUndefined();
  });

  test('links to pictures at an address on our site, not on the publisher’s', () => {
    const image = 'https://cdn.news.example/a.jpg?w=1200';
    const picture = only({ image })?.picture ?? '';
    expect(picture).toMatch(/^http:\/\/localhost:3000\/pictures\/[\w-]{16}\/whole\/[\w-]+\/1080$/);
    expect(Buffer.from(picture.split('/')[6] ?? '', 'base64url').toString()).toBe(image);
  });

  test('leaves out a picture that the picture proxy refuses', () => {
    const entry = only({ image: 'https://cdn.news.example:8443/picture.jpg' });
    expect(entry).toBeDefined();
    expect(entry?.picture).toBeUndefined();
  });

  test('begins an event’s summary with its time and place, and gives the event no publication date', () => {
    const walk = event({ id: 'story-time-0123456789' });
    const entry = only({
      event: walk,
      link: 'http://localhost:3000/events/story-time-0123456789',
      description: 'Books.',
    });
    expect(entry).toMatchObject({
      id: 'http://localhost:3000/events#0123456789',
      summary: 'November 25, 2026 · 2–3:30\u00A0p.m. · Central Library. Books.',
      credit: { url: 'https://city.example/' },
    });
    expect(entry?.published).toBeUndefined();
  });

  test('has at most fifty items', () => {
    const many = Array.from({ length: 60 }, () => item());
    expect(sectionFeed(city, sports, many, now).entries).toHaveLength(50);
  });

  test('has a title but no time if it is empty', () => {
    const empty = sectionFeed(city, sports, [], now);
    expect(empty.updated).toBeUndefined();
    expect(empty.title).toMatch(/^Sports \| /);
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const listed = (fields: Parameters<typeof item>[0], feedKey: 'local-news' | 'sports' = 'local-news') => ({
  item: item({ firstSeen: at(23), ...fields }),
  feedKey,
});

describe('headlinesFeed', () => {
  test('lists an emergency first, with a stable id and the time when its text changed', () => {
    const { notices } = city;
    const from = new Date(now - 3_600_000).toISOString().slice(0, 16);
    const emergency = {
      level: 'emergency',
      text: 'Leave now.',
      from: '2026-11-21',
      until: '2026-11-21',
    } as const;
    Object.assign(city, { notices: [{ ...emergency, updated: from }] });
    const [first, second] = headlinesFeed(city, [listed({ title: 'Council votes' })], now).entries;
    Object.assign(city, { notices });
    expect(second?.title).toBe('Council votes');
    expect(first).toMatchObject({
      id: 'http://localhost:3000/#emergency-2026-11-21',
      url: 'http://localhost:3000/',
      title: 'Emergency: Leave now.',
      published: new Date('2026-11-21T08:00:00Z'),
    });
    expect(first?.updated).toBeInstanceOf(Date);
  });

  test('lists the newest headlines first, across sections', () => {
    const stories = [
      listed({ title: 'Morning', pubDate: at(8) }),
      listed({ title: 'Evening', pubDate: at(20) }, 'sports'),
      listed({ title: 'Noon', pubDate: at(12) }),
    ];
    expect(headlinesFeed(city, stories, now).entries.map(({ title }) => title)).toEqual([
      'Evening',
      'Noon',
      'Morning',
    ]);
  });

  test('lists a story once if it is in two sections', () => {
    const story = listed({});
    expect(headlinesFeed(city, [story, { ...story, feedKey: 'sports' }], now).entries).toHaveLength(1);
  });

  test('lists a story once if two outlets report it, as on the front page', () => {
    const stories = [
      listed({ title: 'Council votes', story: 'vote', pubDate: at(12) }),
      listed({ title: 'A vote at city hall', story: 'vote', pubDate: at(8) }),
    ];
    expect(headlinesFeed(city, stories, now).entries.map(({ title }) => title)).toEqual(['Council votes']);
  });

  test('lists an article once if its addresses differ only in tracking parameters', () => {
    const stories = ['rss', 'mail'].map((source) =>
      listed({ link: `https://voice.example/park?utm_source=${source}` }),
    );
    expect(headlinesFeed(city, stories, now).entries).toHaveLength(1);
  });

  test('lists no calendar events', () => {
    expect(headlinesFeed(city, [listed({ event: event({}) })], now).entries).toEqual([]);
  });
});

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

test('the OPML file lists the feeds of the headlines, the posts, the briefings and all 16 sections', () => {
  const text = opmlText(city);
  expect(text).toContain('<opml version="2.0">');
  const [headlines, own, morning, group] = parseOpml(text).body?.outlines ?? [];
  expect(headlines?.xmlUrl).toBe('http://localhost:3000/headlines.xml');
  expect(own).toEqual({
    type: 'rss',
    text: city.siteTitle,
    title: city.siteTitle,
    xmlUrl: 'http://localhost:3000/rss.xml',
    htmlUrl: 'http://localhost:3000/blog',
  });
  expect(morning).toMatchObject({
    xmlUrl: 'http://localhost:3000/morning.xml',
    htmlUrl: 'http://localhost:3000/morning',
  });
  expect(group?.outlines).toHaveLength(16);
  expect(group?.outlines).toContainEqual(
    expect.objectContaining({
      text: `Business & Finance | ${city.siteTitle}`,
      xmlUrl: 'http://localhost:3000/news/business-and-finance/rss.xml',
    }),
  );
});
