import { DateTime } from 'luxon';
import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { eventId } from '@/lib/news/calendar/event-id';
import { type Days, readDays } from '@/lib/news/calendar/read/event-dates';
import { readPlace } from '@/lib/news/calendar/read/event-place';
import { readStatus } from '@/lib/news/calendar/read/event-status';
import { type ClockTime, readTimes } from '@/lib/news/calendar/read/event-times';
import type { NewsItem } from '@/lib/news/news-item';

/** Events of a calendar feed, and how many items could not be read (quirk 35). */
export type ReadEvents = { events: LocalEvent[]; skipped: number };

function instant(day: string, { hour, minute }: ClockTime, zone: string): DateTime {
  return DateTime.fromISO(day, { zone }).set({ hour, minute });
}

function whenOf({ first, last }: Days, times: string, zone: string): EventWhen | undefined {
  const read = readTimes(times);
  if (!read) return undefined;
  if (read.kind !== 'clock') return { kind: 'days', first, last, allDay: read.kind === 'all-day' };
  const start = instant(first, read.start, zone);
  if (!read.end) return { kind: 'hours', start: start.toJSDate() };
  const end = instant(last, read.end, zone);
  // 10:00 PM - 01:00 AM ends on the next day.
  const wholeEnd = end <= start ? end.plus({ days: 1 }) : end;
  return { kind: 'hours', start: start.toJSDate(), end: wholeEnd.toJSDate() };
}

/** Hours are read in `zone` (IANA); `feed` is the feed's address. Undefined when it is no event or cannot be read. */
export function toLocalEvent(item: NewsItem, feed: string, zone: string): LocalEvent | undefined {
  if (!item.calendar) return undefined;
  const { dates, times = '', location = '', text } = item.calendar;
  const days = readDays(dates, item.firstSeen);
  const when = days && whenOf(days, times, zone);
  if (!when) return undefined;
  const { title, status } = readStatus(item.title);
  return {
    id: eventId(title, `${feed} ${item.id}`),
    title,
    text,
    when,
    ...readPlace(location),
    url: item.link,
    status,
    source: { name: item.source, url: new URL('/', item.link).href },
    known: item.firstSeen,
  };
}

export function readEvents(items: readonly NewsItem[], feed: string, zone: string): ReadEvents {
  const entries = items.filter((item) => item.calendar);
  const events = entries.flatMap((item) => toLocalEvent(item, feed, zone) ?? []);
  return { events, skipped: entries.length - events.length };
}
