import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { headlinesFeed, sectionFeed } from '@/lib/outbound/feeds/news-feeds';
import { sectionByFeedKey } from '@/lib/sections';
import { event } from '../../events/make-event';
import { item } from '../../news/make-item';
import '../../../with-anaheim';
import '../../../open-cities';

const now = Date.parse('2026-11-21T12:00:00Z');
const sports = sectionByFeedKey('sports');
const only = (fields: Parameters<typeof item>[0]) =>
  sectionFeed(thisCity(), sports, [item(fields)], now).entries[0];

describe('the feed of a section', () => {
  test('an id stays when title, date and text are edited', () => {
    const before = only({ id: '7', link: 'https://news.example/7', title: 'Before' });
    const after = only({ id: '7', link: 'https://news.example/7', title: 'After', pubDate: new Date(now) });
    expect(after?.id).toBe(before?.id);
  });

  test('a date that lay ahead when the item came in is not told', () => {
    const pubDate = new Date('2027-01-01T00:00:00Z');
    expect(only({ pubDate })?.published).toBeUndefined();
  });

  test('a picture goes out at our own address, never at its host’s', () => {
    const image = 'https://cdn.news.example/a.jpg?w=1200';
    const picture = only({ image })?.picture ?? '';
    expect(picture).toMatch(/^http:\/\/localhost:3000\/pictures\/[\w-]{16}\/whole\/[\w-]+\/1080$/);
    expect(Buffer.from(picture.split('/')[6] ?? '', 'base64url').toString()).toBe(image);
  });

  test('a picture that the picture proxy refuses is left out', () => {
    const entry = only({ image: 'https://cdn.news.example:8443/picture.jpg' });
    expect(entry).toBeDefined();
    expect(entry?.picture).toBeUndefined();
  });

  test('an event says first when and where it is, and never when it was announced', () => {
    const walk = event({ id: 'story-time-0123456789' });
    const told = only({
      event: walk,
      link: 'http://localhost:3000/events/story-time-0123456789',
      description: 'Books.',
    });
    expect(told).toMatchObject({
      id: 'http://localhost:3000/events#0123456789',
      summary: 'November 25, 2026 · 2–3:30\u00A0p.m. · Central Library. Books.',
      credit: { url: 'https://city.example/' },
    });
    expect(told?.published).toBeUndefined();
  });

  test('fifty items at the most', () => {
    const many = Array.from({ length: 60 }, () => item({}));
    expect(sectionFeed(thisCity(), sports, many, now).entries).toHaveLength(50);
  });

  test('without items it has no time, and says what it is all the same', () => {
    const empty = sectionFeed(thisCity(), sports, [], now);
    expect(empty.updated).toBeUndefined();
    expect(empty.title).toMatch(/^Sports \| /);
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const listed = (fields: Parameters<typeof item>[0], feedKey: 'local-news' | 'sports' = 'local-news') => ({
  item: item({ firstSeen: at(23), ...fields }),
  feedKey,
});

describe('the feed of headlines', () => {
  test('has an emergency first, by an id that stays, and when its words changed', () => {
    const { notices } = thisCity();
    const from = new Date(now - 3_600_000).toISOString().slice(0, 16);
    const emergency = {
      level: 'emergency',
      text: 'Leave now.',
      from: '2026-11-21',
      until: '2026-11-21',
    } as const;
    Object.assign(thisCity(), { notices: [{ ...emergency, updated: from }] });
    const [first, second] = headlinesFeed(thisCity(), [listed({ title: 'Council votes' })], now).entries;
    Object.assign(thisCity(), { notices });
    expect(second?.title).toBe('Council votes');
    expect(first).toMatchObject({
      id: 'http://localhost:3000/#emergency-2026-11-21',
      url: 'http://localhost:3000/',
      title: 'Emergency: Leave now.',
      published: new Date('2026-11-21T08:00:00Z'),
    });
    expect(first?.updated).toBeInstanceOf(Date);
  });

  test('has the newest first, whichever section they are from', () => {
    const stories = [
      listed({ title: 'Morning', pubDate: at(8) }),
      listed({ title: 'Evening', pubDate: at(20) }, 'sports'),
      listed({ title: 'Noon', pubDate: at(12) }),
    ];
    expect(headlinesFeed(thisCity(), stories, now).entries.map(({ title }) => title)).toEqual([
      'Evening',
      'Noon',
      'Morning',
    ]);
  });

  test('has a story once that stands in two places', () => {
    const story = listed({});
    expect(headlinesFeed(thisCity(), [story, { ...story, feedKey: 'sports' }], now).entries).toHaveLength(1);
  });

  test('has an event once that two outlets report, by the report of the front page', () => {
    const stories = [
      listed({ title: 'Council votes', story: 'vote', pubDate: at(12) }),
      listed({ title: 'A vote at city hall', story: 'vote', pubDate: at(8) }),
    ];
    expect(headlinesFeed(thisCity(), stories, now).entries.map(({ title }) => title)).toEqual([
      'Council votes',
    ]);
  });

  test('has an article once whose two addresses differ in their tracking', () => {
    const stories = ['rss', 'mail'].map((source) =>
      listed({ link: `https://voice.example/park?utm_source=${source}` }),
    );
    expect(headlinesFeed(thisCity(), stories, now).entries).toHaveLength(1);
  });

  test('has no events: they have a calendar', () => {
    expect(headlinesFeed(thisCity(), [listed({ event: event({}) })], now).entries).toEqual([]);
  });
});
