import { atLocalTime } from '@/lib/base/dates/zone-time';
import type { EventWhen } from '@/lib/news/calendar/event';
import { smallHours } from '@/lib/news/calendar/event-when';
import type { Days } from '@/lib/news/calendar/read/event-dates';
import type { ClockTime } from '@/lib/news/calendar/read/event-times';

export type Hours = { start: ClockTime; end?: ClockTime };

const dayMs = 86_400_000;

function instant(day: string, { hour, minute }: ClockTime, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return atLocalTime({ year, month, day: date, hour, minute, second: 0 }, zone);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** As 10:00 PM - 01:00 AM does. Of several days, a later morning is the last one's own: a camp ends on Sunday at nine. */
function endsNextDay({ first, last }: Days, start: ClockTime, end: ClockTime): boolean {
  const isNoLater = end.hour * 60 + end.minute <= start.hour * 60 + start.minute;
  return isNoLater && (first === last || end.hour < smallHours);
}

/** From the start on the first day to the end of the last, which may be in the night after it; in `zone` (IANA). */
export function eventHours(days: Days, { start, end }: Hours, zone: string): EventWhen {
  const begin = instant(days.first, start, zone);
  if (!end) return { kind: 'hours', start: begin };
  const lastDay = endsNextDay(days, start, end) ? dayAfter(days.last) : days.last;
  return { kind: 'hours', start: begin, end: instant(lastDay, end, zone) };
}
