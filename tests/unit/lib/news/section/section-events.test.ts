import { describe, expect, test } from '@jest/globals';
import { readEvents } from '@/lib/news/calendar/to-event';
import type { NewsItem } from '@/lib/news/news-item';
import { listEvents, withEvents } from '@/lib/news/section/section-events';
import { item } from '../make-item';

const zone = 'America/Los_Angeles';
const now = new Date('2026-11-21T20:00:00Z');
const titles = (items: readonly NewsItem[]) => items.map(({ title }) => title);

const url = 'https://city.example/calendar.xml';
const place = { siteUrl: 'https://news.example', now, zone, locale: 'en-US' };

function entry(dates: string, fields: Partial<NewsItem> = {}) {
  const calendar = { dates, times: '2:00 PM', location: 'Central Library', text: 'Books read aloud.' };
  return item({ pubDate: new Date('2026-11-20T12:00:00Z'), calendar, ...fields });
}

const list = (...entries: NewsItem[]) => listEvents([{ url, entries }], place);

describe('listEvents', () => {
  test('sorts calendar entries by their day, not by when they were announced', () => {
    const late = entry('December 3, 2026', { title: 'Parade', pubDate: new Date('2026-11-21T19:00:00Z') });
    const soon = entry('November 24, 2026', { title: 'Council', pubDate: new Date('2026-10-01T12:00:00Z') });
    expect(titles(list(late, soon).events)).toEqual(['Council', 'Parade']);
  });

  test('links each entry to its event page and uses the calendar’s text as the description', () => {
    const council = entry('November 24, 2026', { title: 'Council' });
    const [event] = readEvents([council], url, zone).events;
    const link = `https://news.example/events/${event?.id}`;
    expect(list(council).events).toMatchObject([{ link, description: 'Books read aloud.', event }]);
  });

  test('marks canceled entries in the title', () => {
    const { events } = list(entry('November 24, 2026', { title: 'CANCELLED - Story Time' }));
    expect(titles(events)).toEqual(['Canceled: Story Time']);
  });

  test('keeps two events with the same title on different days', () => {
    const days = ['November 24, 2026', 'December 1, 2026'].map((day) => entry(day, { title: 'Story Time' }));
    expect(list(...days).events).toHaveLength(2);
  });
});

test('withEvents lists ten events, the headlines, then later events, up to the maximum', () => {
  const events = Array.from({ length: 12 }, (_, at) => item({ title: `Event ${at + 1}` }));
  const shown = titles(withEvents(events, [item({ title: 'Things to do' })], 12));
  expect(shown.slice(9)).toEqual(['Event 10', 'Things to do', 'Event 11']);
});
