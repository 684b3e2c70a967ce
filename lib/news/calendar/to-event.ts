import { atLocalTime } from '@/lib/base/dates/zone-time';
import {
  type ClockTime,
  type Days,
  readDays,
  readEventPlace,
  readStatus,
  readTimes,
} from '@/lib/news/calendar/read-event';
import { type EventWhen, eventId, type LocalEvent, smallHours } from '@/lib/news/event';
import type { NewsItem } from '@/lib/news/news-item';

export type Hours = { start: ClockTime; end?: ClockTime };

const DAY_MS = 86_400_000;

function instant(day: string, { hour, minute }: ClockTime, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return atLocalTime({ year, month, day: date, hour, minute, second: 0 }, zone);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether an event ends on the day after its last day, like one from 10 PM to 1 AM. A camp of several days
 * that ends at 9 AM does not.
 */
function endsNextDay({ first, last }: Days, start: ClockTime, end: ClockTime): boolean {
  const isNoLater = end.hour * 60 + end.minute <= start.hour * 60 + start.minute;
  return isNoLater && (first === last || end.hour < smallHours);
}

/**
 * Returns an event's start on its first day and its end on its last day, or on the next morning if it ends after
 * midnight. `zone`: IANA.
 */
export function eventHours(days: Days, { start, end }: Hours, zone: string): EventWhen {
  const begin = instant(days.first, start, zone);
  if (!end) return { kind: 'hours', start: begin };
  const lastDay = endsNextDay(days, start, end) ? dayAfter(days.last) : days.last;
  return { kind: 'hours', start: begin, end: instant(lastDay, end, zone) };
}

/**
 * Whether the end time is only a placeholder. Calendar programs require an end, so editors enter 11:59 PM or repeat the
 * start.
 */
function isFiller({ start, end }: Hours, { first, last }: Days): boolean {
  if (!end) return true;
  if (end.hour === start.hour && end.minute === start.minute) return true;
  return first === last && end.hour === 23 && end.minute === 59;
}

function hoursOf(days: Days, { start, end }: Hours, zone: string): EventWhen {
  if (!isFiller({ start, end }, days)) return eventHours(days, { start, end }, zone);
  if (days.first === days.last) return eventHours(days, { start }, zone);
  // If only the start time were kept, the last day would be lost, so keep the days and drop the hours.
  return { kind: 'days', ...days, allDay: false };
}

function whenOf(days: Days, times: string, zone: string): EventWhen | undefined {
  const read = readTimes(times);
  if (!read) return undefined;
  return read.kind === 'clock'
    ? hoursOf(days, read, zone)
    : { kind: 'days', ...days, allDay: read.kind === 'all-day' };
}

/**
 * Returns the event in an item; undefined if the item is not a calendar entry, or if its day or hours cannot
 * be read. `feed`: the feed's address; `zone`: the IANA time zone of the event's hours.
 */
export function toLocalEvent(item: NewsItem, feed: string, zone: string): LocalEvent | undefined {
  if (!item.calendar) return undefined;
  const { dates, times = '', location = '', agenda, text } = item.calendar;
  const days = readDays(dates, item.firstSeen);
  const when = days && whenOf(days, times, zone);
  if (!when) return undefined;
  const { title, status } = readStatus(item.title);
  return {
    id: eventId(title, `${feed} ${item.id}`),
    title,
    text,
    ...(item.language && { language: item.language }),
    when,
    ...readEventPlace(location),
    url: item.link,
    ...(agenda && { agenda }),
    status,
    source: { name: item.source, url: new URL('/', item.link).href },
    known: item.firstSeen,
    ...(item.eventChanged && { changed: item.eventChanged }),
  };
}

/** Returns a calendar feed's events, and how many of its entries could not be read (quirk 35). */
export function readEvents(items: readonly NewsItem[], feed: string, zone: string) {
  const entries = items.filter((item) => item.calendar);
  const events = entries.flatMap((item) => toLocalEvent(item, feed, zone) ?? []);
  return { events, skipped: entries.length - events.length };
}
