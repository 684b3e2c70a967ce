import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import { titleSlug } from '@/lib/base/addresses';
import { isoInZone } from '@/lib/base/dates/format-date';

/**
 * `days`: first and last date in the city's zone (`2026-09-01`), both inclusive. The hours are unknown unless `allDay`.
 */
export type EventWhen =
  | { kind: 'hours'; start: Date; end?: Date }
  | { kind: 'days'; first: string; last: string; allDay: boolean };

/** `cancelled` is spelled as in iCalendar (RFC 5545) and schema.org. */
export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

export type LocalEvent = {
  id: string;
  title: string;
  /** Plain text, at most 200 characters if it is from a feed; may be empty. */
  text: string;
  /** The event's language (BCP 47), if it is not the paper's. */
  language?: string;
  when: EventWhen;
  place?: string;
  address?: string;
  /** The source's page about the event; absolute http(s). */
  url?: string;
  /** Address of a meeting's agenda. */
  agenda?: string;
  status: EventStatus;
  source: { name: string; url?: string };
  /** Set only by our editors, because the publisher of an event is often not its organizer. */
  organizer?: { name: string; url?: string };
  /** Time at which this site first saw the event. */
  known: Date;
  /** Time at which this site first saw a new day, time or title for the event, such as "CANCELED". */
  changed?: Date;
  /** Set if the event is invented for the sample edition. Its title says so too. */
  sample?: true;
};

const DAY = 'yyyy-MM-dd';

/** Events that end before this hour count as part of the previous day. */
export const smallHours = 5;

/** Returns the date in a zone, as `2026-09-01`. */
export function dayAt(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toFormat(DAY);
}

/** Returns an event's first day in a zone, as `2026-09-01`. */
export function firstDay(when: EventWhen, zone: string): string {
  return when.kind === 'days' ? when.first : dayAt(when.start, zone);
}

/** Returns an event's last day. An event that ends before 5 a.m. counts as ending on the previous day. */
export function lastDay(when: EventWhen, zone: string): string {
  if (when.kind === 'days') return when.last;
  if (!when.end) return dayAt(when.start, zone);
  const begin = dayAt(when.start, zone);
  const end = DateTime.fromJSDate(when.end, { zone }).minus({ hours: smallHours }).toFormat(DAY);
  return end < begin ? begin : end;
}

/** Whether an event's end has passed or, if its end is unknown, its last day. */
export function isOver(when: EventWhen, now: Date, zone: string): boolean {
  if (when.kind === 'hours' && when.end) return when.end <= now;
  return lastDay(when, zone) < dayAt(now, zone);
}

/** Returns the start in ms, for sorting only. An event without hours starts at midnight of its first day. */
export function startInstant(when: EventWhen, zone: string): number {
  return when.kind === 'hours' ? when.start.getTime() : DateTime.fromISO(when.first, { zone }).toMillis();
}

/** Returns start and end in ISO 8601, with the zone's offset; only dates for an event without hours. */
export function isoRange(when: EventWhen, zone: string): { start: string; end?: string } {
  if (when.kind === 'days') return { start: when.first, ...(when.last !== when.first && { end: when.last }) };
  return { start: isoInZone(when.start, zone), ...(when.end && { end: isoInZone(when.end, zone) }) };
}

const MAX_SLUG = 60;
const hashLength = 10;

function slugOf(title: string): string {
  const slug = titleSlug(title);
  if (slug.length <= MAX_SLUG) return slug || 'event';
  return slug
    .slice(0, MAX_SLUG + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_SLUG);
}

/**
 * Returns an event's id: words of its title and a hash of `key`, the source's id. The hash stays the same when the
 * title changes, when http becomes https and when a trailing slash is dropped.
 */
export function eventId(title: string, key: string): string {
  const lasting = key.replaceAll('http://', 'https://').replace(/\/$/, '');
  return `${slugOf(title)}-${createHash('sha256').update(lasting).digest('hex').slice(0, hashLength)}`;
}

/** Returns the hash in an event's id; undefined if `id` is not such an id. */
export function stablePart(id: string): string | undefined {
  return /^[a-z0-9-]{1,80}-([0-9a-f]{10})$/.exec(id)?.[1];
}
