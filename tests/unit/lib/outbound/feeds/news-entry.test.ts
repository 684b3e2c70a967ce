import { describe, expect, test } from '@jest/globals';
import type { NewsItem } from '@/lib/news/news-item';
import { newsEntry } from '@/lib/outbound/feeds/news-entry';
import type { FeedKey } from '@/lib/sections';
import { thisCity } from '../../../this-city';
import { serveCitiesOf, smallest, writeCity } from '../../city/read/write-city';
import { event } from '../../events/make-event';
import { item } from '../../news/make-item';
import { feedIn } from '../../news/rows/fixture';

await serveCitiesOf(
  writeCity({
    'city.yaml': `${smallest}  sports:\n    - url: https://news.example/sports.xml\n      name: Example News\n    - url: https://ana:word@private.example/feed\n      name: Private News\n`,
  }),
);
// FEEDS is empty, so a city without samples uses its live feeds.
process.env.FEEDS = '';

const entry = (fields: Partial<NewsItem>, feedKey: FeedKey = 'local-news') =>
  newsEntry(thisCity(), { item: item(fields), feedKey });
const firstSeen = new Date('2026-11-20T12:00:00Z');

test('an entry has the title, address, text, author, time, category and picture of its item', () => {
  const fields: Partial<NewsItem> = {
    title: 'A title',
    description: 'A text.',
    link: 'https://news.example/1',
    author: 'Ann Bell',
    language: 'es',
    category: 'Housing',
    also: [{ source: 'LAist', title: 'Their title', link: 'https://laist.example/1' }],
  };
  expect(entry(fields)).toMatchObject({
    url: 'https://news.example/1',
    title: 'A title',
    summary: 'A text.',
    language: 'es',
    author: 'Ann Bell',
    categories: ['Housing'],
    also: [{ name: 'LAist', url: 'https://laist.example/1' }],
  });
});

test('an entry has no category and no other outlets if its item has none', () => {
  expect(entry({})).toMatchObject({ categories: [] });
  expect(entry({}).also).toBeUndefined();
});

describe('the credit of an entry', () => {
  test.each<[FeedKey, string]>([
    ['local-news', 'https://news.example/feed'],
    ['sports', 'https://news.example/sports.xml'],
    ['arts', 'https://news.example/feed'],
  ])('links to a public feed of the publisher, preferably one that the city reads for %s', (feedKey, url) => {
    expect(entry({ source: 'Example News' }, feedKey).credit).toMatchObject({ name: 'Example News', url });
  });

  test('never shows a feed’s user name and password', () => {
    const fields = { source: 'Private News', link: 'https://private.example/a' };
    expect(entry(fields, 'sports').credit).toMatchObject({ url: 'https://private.example/' });
  });

  test('links to the publisher’s front page if the city reads none of its feeds', () => {
    const credit = entry({ source: 'Voice', link: 'https://voice.example/a/b' }).credit;
    expect(credit).toEqual({
      name: 'Voice',
      url: 'https://voice.example/',
      page: 'https://voice.example/a/b',
    });
  });

  test('links to the calendar for an event', () => {
    const source = { name: 'The City', url: 'https://city.example/calendar' };
    expect(entry({ source: 'The City', event: event({ source }) }).credit?.url).toBe(source.url);
  });
});

describe('the id of an entry', () => {
  test.each([
    ['a URL', 'https://news.example/?p=1', 'https://news.example/?p=1'],
    ['a URN', 'URN:uuid:1', 'URN:uuid:1'],
    ['a scheme alone', 'story:', 'https://news.example/#story%3A'],
    ['words after a scheme', 'story: one two', 'https://news.example/#story%3A%20one%20two'],
    ['a number before a colon', '7:1', 'https://news.example/#7%3A1'],
  ])('is derived from an item id that is %s', (_, id, entryId) => {
    expect(entry({ id, link: 'https://news.example/1' }).id).toBe(entryId);
  });

  test('has no unpaired surrogate (fault 57)', () => {
    const [story] = feedIn(
      String.raw`{"version":"https://jsonfeed.org/version/1.1","title":"Paper","items":[
        {"id":"post \ud83d12","url":"https://news.example/1","title":"A title"}]}`,
    ).items;
    expect(story && entry(story).id).toBe('https://news.example/#post%2012');
  });

  test('ends with an event’s whole id if that has no hash at its end', () => {
    const withoutHash = entry({
      event: event({ id: 'story-time' }),
      link: 'https://city.example/events/story-time',
    });
    expect(withoutHash.id).toBe('https://city.example/events#story-time');
  });
});

describe('the time of an entry', () => {
  test('is the item’s publication time', () => {
    const pubDate = new Date('2026-11-20T10:00:00Z');
    expect(entry({ pubDate, firstSeen })).toMatchObject({ published: pubDate });
    expect(entry({ pubDate, firstSeen }).updated).toBeUndefined();
  });

  test('is never later than the time when the item, or its current wording, was first seen', () => {
    const pubDate = new Date('2026-11-20T12:30:00Z');
    expect(entry({ pubDate, firstSeen }).published).toEqual(firstSeen);
    const wordsSeen = new Date('2026-11-20T12:40:00Z');
    expect(entry({ pubDate, firstSeen, wordsSeen }).published).toEqual(pubDate);
  });

  test.each<[string, Partial<NewsItem>]>([
    ['an item that is dated only by day', { pubDate: new Date('2026-11-20T00:00:00Z'), dayOnly: true }],
    ['an event', { pubDate: new Date('2026-11-20T00:00:00Z'), event: event() }],
    ['an item without a date', {}],
  ])('is the time of arrival for %s', (_, fields) => {
    expect(entry({ ...fields, firstSeen })).toMatchObject({ published: undefined, updated: firstSeen });
  });
});

test('the entry of our own report credits its author or the site, and no other outlet', () => {
  const link = 'http://localhost:3000/blog/a-post';
  const own = { own: 'report', link, id: link, source: 'The Paper' } as const;
  expect(entry({ ...own, author: 'Ann Bell' })).toMatchObject({ id: link, url: link, author: 'Ann Bell' });
  expect(entry({ ...own, author: undefined }).author).toBe('The Paper');
  expect(entry(own).credit).toBeUndefined();
});
