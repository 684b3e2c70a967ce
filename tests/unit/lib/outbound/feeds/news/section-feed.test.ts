import { describe, expect, test } from '@jest/globals';
import { sectionFeed } from '@/lib/outbound/feeds/news/section-feed';
import { sectionByFeedKey } from '@/lib/sections';
import { event } from '../../../events/make-event';
import { item } from '../../../news/make-item';
import '../../../../with-anaheim';

const now = Date.parse('2026-11-21T12:00:00Z');
const sports = sectionByFeedKey('sports');
const only = (fields: Parameters<typeof item>[0]) => sectionFeed(sports, [item(fields)], now).entries[0];

describe('the feed of a section', () => {
  test.each([
    ['an address', 'https://news.example/?p=1', 'https://news.example/?p=1'],
    ['a tag', 'tag:news.example,2026:1', 'tag:news.example,2026:1'],
    ['a number, which other feeds use too', '0', 'https://news.example/#0'],
    ['words', 'story 7/b', 'https://news.example/#story%207%2Fb'],
  ])('the id of an item that is %s is globally unique', (_, id, told) => {
    expect(only({ id, link: 'https://news.example/story' })?.id).toBe(told);
  });

  test('an id stays when title, date and text are edited', () => {
    const before = only({ id: '7', link: 'https://news.example/7', title: 'Before' });
    const after = only({ id: '7', link: 'https://news.example/7', title: 'After', pubDate: new Date(now) });
    expect(after?.id).toBe(before?.id);
  });

  test('every entry credits its publisher, by the front page where the feed’s address is the operator’s own', () => {
    expect(only({ source: 'Voice', link: 'https://voice.example/a/b?c' })?.credit).toEqual({
      name: 'Voice',
      url: 'https://voice.example/',
    });
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

  test.each([
    ['on this machine', 'http://127.0.0.1:4242/picture.jpg'],
    ['on a neighbor', 'https://printer.lan/picture.jpg'],
    ['on another port', 'https://cdn.news.example:8443/picture.jpg'],
  ])('a picture %s, which the picture proxy refuses, is left out', (_, image) => {
    expect(only({ image })).toBeDefined();
    expect(only({ image })?.picture).toBeUndefined();
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

  test('a day without an hour is no time of publication', () => {
    expect(only({ pubDate: new Date('2026-11-20T00:00:00Z'), dayOnly: true })?.published).toBeUndefined();
  });

  test('fifty items at the most', () => {
    const many = Array.from({ length: 60 }, () => item({}));
    expect(sectionFeed(sports, many, now).entries).toHaveLength(50);
  });

  test('it has changed when its newest item was published', () => {
    const items = ['2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z'].map((date) =>
      item({ pubDate: new Date(date) }),
    );
    expect(sectionFeed(sports, items, now).updated).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  test('it has changed when an older item came in late', () => {
    const young = item({ pubDate: new Date('2026-11-20T10:00:00Z') });
    const firstSeen = new Date('2026-11-20T15:00:00Z');
    const late = item({ pubDate: new Date('2026-11-20T09:00:00Z'), firstSeen });
    expect(sectionFeed(sports, [young, late], now).updated).toEqual(firstSeen);
  });

  test('without items it has no time, and says what it is all the same', () => {
    const empty = sectionFeed(sports, [], now);
    expect(empty.updated).toBeUndefined();
    expect(empty.title).toMatch(/^Sports \| /);
  });
});
