import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { eventHours, type Hours } from '@/lib/news/calendar/event-hours';
import { eventId } from '@/lib/news/calendar/event-id';
import { type Days, readDays } from '@/lib/news/calendar/read/event-dates';
import { readPlace } from '@/lib/news/calendar/read/event-place';
import { readStatus } from '@/lib/news/calendar/read/event-status';
import { readTimes } from '@/lib/news/calendar/read/event-times';
import type { NewsItem } from '@/lib/news/news-item';

/** Events of a calendar feed, and how many items could not be read (quirk 35). */
export type ReadEvents = { events: LocalEvent[]; skipped: number };

/** An end at 11:59 PM, or at the start, fills a field that the program asks for: when it ends is not known. */
function isFiller({ start, end }: Hours, { first, last }: Days): boolean {
  if (!end) return true;
  if (end.hour === start.hour && end.minute === start.minute) return true;
  return first === last && end.hour === 23 && end.minute === 59;
}

function hoursOf(days: Days, { start, end }: Hours, zone: string): EventWhen {
  if (!isFiller({ start, end }, days)) return eventHours(days, { start, end }, zone);
  if (days.first === days.last) return eventHours(days, { start }, zone);
  // Only with an end would hours reach to the last day.
  return { kind: 'days', ...days, allDay: false };
}

function whenOf(days: Days, times: string, zone: string): EventWhen | undefined {
  const read = readTimes(times);
  if (!read) return undefined;
  return read.kind === 'clock'
    ? hoursOf(days, read, zone)
    : { kind: 'days', ...days, allDay: read.kind === 'all-day' };
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
