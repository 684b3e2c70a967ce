import { afterEach, describe, expect, test } from '@jest/globals';
import { calendarHealth, eventById, upcomingEvents } from '@/lib/events/event-store';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { CalendarFields } from '@/lib/news/news-item';
import { item } from '../news/make-item';
import '../../with-anaheim';

const day = 86_400_000;
const now = new Date('2026-11-22T20:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * day);

afterEach(() => {});

async function firstEvent() {
  const news = await upcomingEvents(now);
  if (news.state !== 'events') throw new Error(`the calendar is ${news.state}`);
  return { news, first: news.events[0] };
}

describe('the calendar of the sample edition', () => {
  test('has what comes, marked as a sample and of this moment', async () => {
    const { news, first } = await firstEvent();
    expect(news).toMatchObject({ sample: true, stale: false, updatedAt: now });
    expect(first?.id).toMatch(/-[\da-f]{10}$/);
  });
});

describe('one event', () => {
  test('is found by its id, whatever its title was when the id was made', async () => {
    const { first } = await firstEvent();
    const renamed = `another-title-${first?.id.slice(-10)}`;
    expect(await eventById(renamed, now)).toEqual({ state: 'event', event: first, over: false });
  });

  test('is found for thirty days after it, as one that is over', async () => {
    const { first } = await firstEvent();
    expect(await eventById(first?.id ?? '', later(29))).toMatchObject({ state: 'event', over: true });
    expect(await eventById(first?.id ?? '', later(60))).toEqual({ state: 'unknown' });
  });

  test.each(['story-time', 'story-time-0123456789'])('is unknown: %s', async (id) => {
    expect(await eventById(id, now)).toEqual({ state: 'unknown' });
  });
});

test('the operator is told how many entries of all calendars were read, and how many were not', () => {
  const entry = (dates: string) =>
    item({ link: `https://city.example/${dates}`, calendar: { dates, text: '' } as CalendarFields });
  const calendar = (url: string, ...dates: string[]) => ({ ...newRecord(url), items: dates.map(entry) });
  const health = calendarHealth([
    calendar('https://a.example/', 'September 1, 2026', 'September 2, 2026', 'see the flyer'),
    calendar('https://b.example/', 'September 3, 2026', 'see the web'),
  ]);
  expect(health).toEqual({ events: 3, skipped: 2 });
});
