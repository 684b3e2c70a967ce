import { describe, expect, test } from '@jest/globals';
import { headlinesFeed, sectionFeed } from '@/lib/outbound/feeds/news-feeds';
import { sectionByFeedKey } from '@/lib/sections';
import { city } from '../../../served-city';
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
