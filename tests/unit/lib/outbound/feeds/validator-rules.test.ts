import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { siteFeeds } from '@/lib/outbound/feeds/feed-reply';
import type { FeedEntry, FeedModel } from '@/lib/outbound/write/feed-model';
import { writeAtom } from '@/lib/outbound/write/write-atom';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { sections } from '@/lib/sections';
import { city } from '../../../served-city';
import { entry, feed } from '../write/make-feed';

/** Checks every feed of the sample edition against rules of the W3C feed validator (discovery section 8). */
const now = Date.parse('2026-12-31T12:00:00Z');
const models: FeedModel[] = [];
const self = 'http://localhost:3000/feed';

await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));
for (const { model } of siteFeeds(city)) {
  const feed = await model(now);
  if (!feed.ok) throw new Error(feed.failure.detail);
  models.push(feed.value);
}
// Difficult entries: stories from one outlet at the same time, an empty story, and a post without a date.
const credit = { name: 'News', url: 'https://news.example/feed', page: 'https://news.example/1' };
const alike = Array.from({ length: 50 }, (_, at) => entry({ id: `https://news.example/${at}`, credit }));
const bare = { summary: '', published: undefined };
models.push(feed([...alike.slice(2), entry({ ...bare, id: 'a:1' }), entry({ ...bare, id: 'a:2' })]));

const all = <Part>(read: (model: FeedModel) => Part[]): Part[] => models.flatMap(read);
const twice = (texts: readonly (string | undefined)[]) =>
  texts.filter((text, at) => !text || texts.indexOf(text) !== at);
const relative = /\s(?:href|src)=["'](?!https?:|mailto:|tel:)/i;
const risky = /<(?:script|iframe|embed|object|meta|noscript|style)\b|\s(?:style|on[a-z]+)=/i;

test('the sections, the headlines and the posts each have a feed with entries', () => {
  expect(models).toHaveLength(sections.length + 3);
  expect(models.filter(({ entries }) => entries.length === 0)).toEqual([]);
});

describe('each feed as RSS', () => {
  const items = (model: FeedModel) => parseRssFeed(writeRss(model, self)).items ?? [];

  test('is well formed and has its own address, its page and its language', () => {
    for (const model of models) {
      const text = writeRss(model, self);
      const { title, link, description, language, atom, image } = parseRssFeed(text);
      expect(XMLValidator.validate(text)).toBe(true);
      expect(title && link && description).toBeTruthy();
      expect([language, atom?.links?.[0]]).toMatchObject(['en-us', { href: self, rel: 'self' }]);
      expect([image?.title, image?.link]).toEqual([title, link]);
    }
  });

  test('gives each item a unique id, a title and an absolute link', () => {
    expect(all((model) => twice(items(model).map(({ guid }) => guid?.value)))).toEqual([]);
    expect(all(items).filter(({ title, link }) => !title || !/^https?:\/\//.test(link ?? ''))).toEqual([]);
  });

  test('gives each item either a valid date in the past or none', () => {
    const dates = all(items).flatMap(({ pubDate }) => pubDate ?? []);
    const odd = dates.filter((text) => {
      const date = new Date(text);
      return date.toUTCString() !== text || Number(date) > now || date.getUTCFullYear() < 2000;
    });
    expect(odd).toEqual([]);
  });

  test('has no relative addresses and no active content', () => {
    const texts = all(items).flatMap(({ description = '', content }) => [
      description,
      content?.encoded ?? '',
    ]);
    expect(texts.filter((text) => relative.test(text) || risky.test(text))).toEqual([]);
    for (const text of models.map((model) => writeRss(model, self)))
      expect(text).not.toMatch(/<content:encoded>(?:(?!<\/item>)[\s\S])*<description>/);
  });

  test('gives each item at most one enclosure, with its type and length', () => {
    const enclosures = all(items).map(({ enclosures = [] }) => enclosures);
    expect(enclosures.filter(({ length }) => length > 1)).toEqual([]);
    for (const { type, length } of enclosures.flat())
      expect([type, length]).toEqual([expect.stringMatching(/^image\//), 0]);
  });
});

describe('each feed as Atom', () => {
  const parsed = (model: FeedModel) => parseAtomFeed(writeAtom(model, self));
  const entries = (model: FeedModel) => parsed(model).entries ?? [];

  test('gives every entry its own id and its own time, which is never in 1970', () => {
    expect(all((model) => twice(entries(model).map(({ id }) => id)))).toEqual([]);
    expect(all((model) => twice(entries(model).map(({ updated }) => updated)))).toEqual([]);
    expect(models.filter((model) => writeAtom(model, self).includes('>1970-'))).toEqual([]);
  });

  test('gives every entry some content', () => {
    expect(all(entries).filter(({ content }) => !content?.value)).toEqual([]);
  });

  test('gives every source an id, a title and a time', () => {
    const sources = all(entries).flatMap(({ source }) => source ?? []);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ id, title, updated }) => !id || !title || !updated)).toEqual([]);
  });

  test('keeps the time of an entry if other entries are added', () => {
    const one = entry({ id: 'https://news.example/1' });
    const times = [[one], [entry(), one]].map((list) => entries(feed(list)).at(-1)?.updated);
    expect(times[0]).toBe(times[1]);
  });
});

test('each feed as JSON Feed gives every item an id, an address and content', () => {
  const items = all((model) => parseJsonFeed(writeJsonFeed(model, self)).items ?? []);
  expect(items.filter(({ id, url, content_html: text }) => !id || !url || !text)).toEqual([]);
});

describe('the outlet of a headline', () => {
  const credit = {
    name: 'Los Angeles Times',
    url: 'https://latimes.example/feed',
    page: 'https://latimes.example/1',
  };
  const line = '<p>Source: <a href="https://latimes.example/1">Los Angeles Times</a></p>';

  test.each<[string, Partial<FeedEntry>, string]>([
    ['after the reporter', { author: 'Ann Bell' }, 'Ann Bell, Los Angeles Times'],
    ['alone if no reporter is named', {}, 'Los Angeles Times'],
    [
      'only once if the author’s name already contains it',
      { author: 'LOS ANGELES TIMES Staff' },
      'LOS ANGELES TIMES Staff',
    ],
  ])('appears in a line with a link, and as the author: %s', (_, fields, author) => {
    const model = feed([entry({ credit, ...fields })]);
    const [rss] = parseRssFeed(writeRss(model, self)).items ?? [];
    const [atom] = parseAtomFeed(writeAtom(model, self)).entries ?? [];
    const [json] = parseJsonFeed(writeJsonFeed(model, self)).items ?? [];
    expect([rss?.dc?.creators, rss?.source?.title]).toEqual([[author], credit.name]);
    expect([atom?.authors, atom?.source?.title?.value]).toEqual([[{ name: author }], credit.name]);
    expect(json?.authors).toEqual([{ name: author }]);
    for (const text of [rss?.description, atom?.content?.value, json?.content_html])
      expect(text).toContain(line);
  });

  test('appears in every entry of every headlines feed', () => {
    const news = all(({ entries }) => entries.filter(({ credit }) => credit));
    expect(news.length).toBeGreaterThan(300);
    const [rss] = models.map((model) => parseRssFeed(writeRss(model, self)).items ?? []);
    expect(rss?.filter(({ description = '' }) => !description.includes('Source: <a href="http'))).toEqual([]);
  });
});
