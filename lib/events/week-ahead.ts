import { DateTime } from 'luxon';
import { byDay } from '@/lib/news/calendar/upcoming';
import type { LocalEvent } from '@/lib/news/event';

/** `events`: number of events that begin that day. Today also includes events that began earlier. */
export type WeekDay = { day: string; events: number; isWeekend: boolean };

const DAYS = 7;

/** Returns the next seven days, starting with today. */
export function weekAhead(events: readonly LocalEvent[], now: Date, zone: string): WeekDay[] {
  const counts = new Map(byDay(events, now, zone).map(({ day, events: ofDay }) => [day, ofDay.length]));
  const today = DateTime.fromJSDate(now, { zone });
  return Array.from({ length: DAYS }, (_, at) => {
    const date = today.plus({ days: at });
    const day = date.toISODate() ?? '';
    return { day, events: counts.get(day) ?? 0, isWeekend: date.isWeekend };
  });
}
