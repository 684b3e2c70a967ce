import { describe, expect, test } from '@jest/globals';
import { headlinesFeed } from '@/lib/outbound/feeds/news/headlines-feed';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { event } from '../../../events/make-event';
import { item } from '../../../news/make-item';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const listed = (fields: Parameters<typeof item>[0], feedKey: 'local-news' | 'sports' = 'local-news') => ({
  item: item({ firstSeen: at(23), ...fields }),
  feedKey,
});

describe('the feed of headlines', () => {
  test('has the newest first, whichever section they are from', () => {
    const stories = [
      listed({ title: 'Morning', pubDate: at(8) }),
      listed({ title: 'Evening', pubDate: at(20) }, 'sports'),
      listed({ title: 'Noon', pubDate: at(12) }),
    ];
    expect(headlinesFeed(stories, now).entries.map(({ title }) => title)).toEqual([
      'Evening',
      'Noon',
      'Morning',
    ]);
  });

  test('has a story once that stands in two places', () => {
    const story = listed({});
    expect(headlinesFeed([story, { ...story, feedKey: 'sports' }], now).entries).toHaveLength(1);
  });

  test('has an event once that two outlets report, by the report of the front page', () => {
    const stories = [
      listed({ title: 'Council votes', story: 'vote', pubDate: at(12) }),
      listed({ title: 'A vote at city hall', story: 'vote', pubDate: at(8) }),
    ];
    expect(headlinesFeed(stories, now).entries.map(({ title }) => title)).toEqual(['Council votes']);
  });

  test('has an article once whose two addresses differ in their tracking', () => {
    const stories = ['rss', 'mail'].map((source) =>
      listed({ link: `https://voice.example/park?utm_source=${source}` }),
    );
    expect(headlinesFeed(stories, now).entries).toHaveLength(1);
  });

  test('has one entry for a story of several outlets, which names the others', () => {
    const also = [{ source: 'LAist', link: 'https://laist.example/1' }];
    const text = writeRss(
      headlinesFeed([listed({ also, description: 'What happened.' })], now),
      'https://x.example/',
    );
    expect(text.match(/<item>/g)).toHaveLength(1);
    expect(text).toContain('Also in');
    expect(text).toContain('https://laist.example/1');
  });

  test('has no events: they have a calendar', () => {
    expect(headlinesFeed([listed({ event: event({}) })], now).entries).toEqual([]);
  });

  test('has fifty at the most', () => {
    const many = Array.from({ length: 60 }, () => listed({}));
    expect(headlinesFeed(many, now).entries).toHaveLength(50);
  });
});
