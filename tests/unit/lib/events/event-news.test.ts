import { describe, expect, test } from '@jest/globals';
import { eventNews } from '@/lib/events/event-news';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { KnownFeed } from '@/lib/news/section-news';
import { item } from '../news/make-item';

const zone = 'America/Los_Angeles';
const hour = 3_600_000;
const now = new Date('2026-11-21T20:00:00Z');

function feed(name: string, record: Partial<KnownFeed['record']>, source: object = {}): KnownFeed {
  const url = `https://${name}.example/feed`;
  return { source: { url, ...source }, record: { ...newRecord(url), ...record } };
}

const coming = (title = 'Story Time') =>
  item({ title, calendar: { dates: 'November 25, 2026', times: '2:00 PM', text: '' } });
const past = item({ calendar: { dates: 'November 1, 2026', text: '' } });
const good = { goodAt: now.getTime() };
const refused = { fails: 1, lastFailure: { reason: 'refused', detail: '' } } as const;

describe('requirements section 4: the state of the calendar', () => {
  test('events: those of all feeds of the section; headlines are left to the news', () => {
    const feeds = [
      feed('city', { ...good, items: [coming('Story Time'), past] }),
      feed('town', { ...good, items: [coming('Parade'), item({ title: 'A headline' })] }),
    ];
    expect(eventNews(feeds, now, zone)).toMatchObject({
      state: 'events',
      sample: false,
      stale: false,
      events: [{ title: 'Parade' }, { title: 'Story Time' }],
    });
  });

  test('empty: the calendar answered, and nothing is to come', () => {
    expect(eventNews([feed('city', { ...good, items: [past] })], now, zone)).toEqual({ state: 'empty' });
  });

  test("error: requirements section 8, 'HTTP error! status: {code}'", () => {
    const down = feed('city', { fails: 1, lastFailure: { reason: 'http-status', detail: '', status: 503 } });
    expect(eventNews([down], now, zone)).toEqual({ state: 'error', message: 'HTTP error! status: 503' });
  });

  test('a feed of headlines that answers does not hide a calendar that does not', () => {
    const feeds = [feed('city', refused), feed('press', { ...good, items: [item({})] })];
    expect(eventNews(feeds, now, zone)).toEqual({ state: 'error', message: 'Failed to fetch RSS feed' });
  });

  test('the last good copy stays when the calendar falls silent, and says how old it is', () => {
    const record = { ...refused, goodAt: now.getTime() - 3 * hour, items: [coming()] };
    const fresh = feed('press', { ...good, items: [item({})] });
    expect(eventNews([feed('city', record), fresh], now, zone)).toMatchObject({
      state: 'events',
      stale: true,
      updatedAt: new Date(now.getTime() - 3 * hour),
    });
  });

  test('and is gone after seven days', () => {
    const record = { ...refused, goodAt: now.getTime() - 7 * 24 * hour, items: [coming()] };
    expect(eventNews([feed('city', record)], now, zone).state).toBe('error');
  });

  test('quirk 47: blocked words hold for events too', () => {
    const blocked = feed(
      'city',
      { ...good, items: [coming('Sponsored: Sale')] },
      { blockWords: ['Sponsored'] },
    );
    expect(eventNews([blocked], now, zone)).toEqual({ state: 'empty' });
  });
});
