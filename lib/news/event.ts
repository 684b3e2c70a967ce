import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import { titleSlug } from '@/lib/base/addresses';
import { isoInZone } from '@/lib/base/dates/format-date';

/** `days`: dates in the city's zone (`2026-09-01`), both included; hours unknown unless `allDay`, never midnight. */
export type EventWhen =
  | { kind: 'hours'; start: Date; end?: Date }
  | { kind: 'days'; first: string; last: string; allDay: boolean };

/** Spelled as iCalendar (RFC 5545) and schema.org spell it. */
export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

export type LocalEvent = {
  id: string;
  title: string;
  /** Plain text, at most 200 characters from a feed; may be empty. */
  text: string;
  /** BCP 47, where it is another than the paper's. */
  language?: string;
  when: EventWhen;
  place?: string;
  address?: string;
  /** The source's page about it, where there is one; absolute http(s). */
  url?: string;
  /** Of a meeting, where the calendar or an editor has it. */
  agenda?: string;
  status: EventStatus;
  source: { name: string; url?: string };
  /** Only where our editors know it: who announces an event is often not who holds it. */
  organizer?: { name: string; url?: string };
  /** When this site first saw it. */
  known: Date;
  /** Made by a rule for the sample edition, announced by nobody; the title says so too. */
  sample?: true;
};

const DAY = 'yyyy-MM-dd';

/** Until this hour a night belongs to the evening before. */
export const smallHours = 5;

/** `2026-09-01`. */
export function dayAt(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toFormat(DAY);
}

export function firstDay(when: EventWhen, zone: string): string {
  return when.kind === 'days' ? when.first : dayAt(when.start, zone);
}

/** Hours that end at midnight or in the small hours still belong to the evening before. */
export function lastDay(when: EventWhen, zone: string): string {
  if (when.kind === 'days') return when.last;
  if (!when.end) return dayAt(when.start, zone);
  const begin = dayAt(when.start, zone);
  const end = DateTime.fromJSDate(when.end, { zone }).minus({ hours: smallHours }).toFormat(DAY);
  return end < begin ? begin : end;
}

/** Past its end or, where no end is known, past its last day. */
export function isOver(when: EventWhen, now: Date, zone: string): boolean {
  if (when.kind === 'hours' && when.end) return when.end <= now;
  return lastDay(when, zone) < dayAt(now, zone);
}

/** For sorting, never shown: of whole days, the first midnight. */
export function startInstant(when: EventWhen, zone: string): number {
  return when.kind === 'hours' ? when.start.getTime() : DateTime.fromISO(when.first, { zone }).toMillis();
}

/** ISO 8601: with the zone's offset on that day, or dates alone where the hours are not known. */
export function isoRange(when: EventWhen, zone: string): { start: string; end?: string } {
  if (when.kind === 'days') return { start: when.first, ...(when.last !== when.first && { end: when.last }) };
  return { start: isoInZone(when.start, zone), ...(when.end && { end: isoInZone(when.end, zone) }) };
}

const longestSlug = 60;
const hashLength = 10;

function slugOf(title: string): string {
  const slug = titleSlug(title);
  if (slug.length <= longestSlug) return slug || 'event';
  return slug
    .slice(0, longestSlug + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longestSlug);
}

/** Title words and a hash of `key`, the source's own id: the hash stays when the title or the date changes. */
export function eventId(title: string, key: string): string {
  return `${slugOf(title)}-${createHash('sha256').update(key).digest('hex').slice(0, hashLength)}`;
}

/** The hash of an event id; undefined for anything else. */
export function stablePart(id: string): string | undefined {
  return /^[a-z0-9-]{1,80}-([0-9a-f]{10})$/.exec(id)?.[1];
}
