import { DateTime } from 'luxon';
import type { EventWhen } from '@/lib/news/calendar/event';

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

function isoInstant(instant: Date, zone: string): string {
  return DateTime.fromJSDate(instant, { zone }).toISO({ suppressMilliseconds: true }) ?? '';
}

/** ISO 8601: with the zone's offset on that day, or dates alone where the hours are not known. */
export function isoRange(when: EventWhen, zone: string): { start: string; end?: string } {
  if (when.kind === 'days') return { start: when.first, ...(when.last !== when.first && { end: when.last }) };
  return { start: isoInstant(when.start, zone), ...(when.end && { end: isoInstant(when.end, zone) }) };
}
