import { describe, expect, test } from '@jest/globals';
import { splitEvents, withEvents } from '@/lib/news/calendar/split-events';
import { readEvents } from '@/lib/news/calendar/to-event';
import type { CalendarFields, NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

const url = 'https://city.example/calendar.xml';
const zone = 'America/Los_Angeles';
const now = new Date('2026-11-21T20:00:00Z');
const place = { siteUrl: 'https://news.example', now, zone };

function entry(dates: string, fields: Partial<NewsItem> = {}, calendar: Partial<CalendarFields> = {}) {
  return item({
    description: `Event date: ${dates} Event Time: 2:00 PM Location: Central Library`,
    pubDate: new Date('2026-11-20T12:00:00Z'),
    calendar: {
      dates,
      times: '2:00 PM',
      location: 'Central Library',
      text: 'Books read aloud.',
      ...calendar,
    },
    ...fields,
  });
}

const split = (...items: NewsItem[]) => splitEvents([{ url, items }], place);
const titles = (items: readonly NewsItem[]) => items.map(({ title }) => title);

describe('the calendar entries of a list', () => {
  test('stand by day, soonest first, whatever day they were announced', () => {
    const late = entry('December 3, 2026', { title: 'Parade', pubDate: new Date('2026-11-21T19:00:00Z') });
    const soon = entry('November 24, 2026', { title: 'Council', pubDate: new Date('2026-10-01T12:00:00Z') });
    expect(titles(split(late, soon).events)).toEqual(['Council', 'Parade']);
  });

  test('lead to the page of the event that /events knows, and say what the calendar says of it', () => {
    const council = entry('November 24, 2026', { title: 'Council' });
    const [event] = readEvents([council], url, zone).events;
    expect(split(council).events).toEqual([
      expect.objectContaining({
        link: `https://news.example/events/${event?.id}`,
        description: 'Books read aloud.',
        event,
      }),
    ]);
  });

  test('have none of the raw text of the feed', () => {
    expect(JSON.stringify(split(entry('November 24, 2026')).events)).not.toMatch(/Event (date|time):/i);
  });

  test('leave when they are past, and are counted', () => {
    const { events, dropped } = split(entry('November 20, 2026'), entry('November 24, 2026'));
    expect(events).toHaveLength(1);
    expect(dropped).toEqual([{ 'past-event': 1 }]);
  });

  test('stay for as long as they go on', () => {
    const all = split(entry('November 20 - 23, 2026', {}, { times: 'All Day' }));
    expect([all.events.length, all.dropped]).toEqual([1, [{}]]);
  });

  test('are left out and counted where no day can be read', () => {
    expect(split(entry('some day soon')).dropped).toEqual([{ 'unreadable-event': 1 }]);
  });

  test('say first that they are cancelled', () => {
    expect(titles(split(entry('November 24, 2026', { title: 'CANCELLED - Story Time' })).events)).toEqual([
      'Canceled: Story Time',
    ]);
  });

  test('of the same title on two days are two', () => {
    const days = ['November 24, 2026', 'December 1, 2026'].map((day) => entry(day, { title: 'Story Time' }));
    expect(split(...days).events).toHaveLength(2);
  });
});

test('headlines pass as they are, feed by feed', () => {
  const [one, other] = [item({}), item({})];
  const feeds = [
    { url, items: [one, entry('November 24, 2026')] },
    { url: 'https://press.example/feed', items: [other] },
  ];
  expect(splitEvents(feeds, place).headlines).toEqual([[one], [other]]);
});

test('a list of both has the next ten events, the headlines, and the later events, up to its end', () => {
  const events = Array.from({ length: 12 }, (_, at) =>
    entry('November 24, 2026', { title: `Event ${at + 1}` }),
  );
  const headlines = [item({ title: 'Things to do' })];
  const list = titles(withEvents(events, headlines, 12));
  expect(list.slice(9)).toEqual(['Event 10', 'Things to do', 'Event 11']);
});
