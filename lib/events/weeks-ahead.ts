import { DateTime } from 'luxon';
import { byDay } from '@/lib/news/calendar/upcoming';
import type { LocalEvent } from '@/lib/news/event';

/** `events`: how many begin that day; today also counts those that began before. */
export type WeekDay = { day: string; events: number; isToday: boolean };

const WEEKS = 5;

/** Returns five weeks of days, each from Sunday; today is in the first. */
export function weeksAhead(events: readonly LocalEvent[], now: Date, zone: string): WeekDay[][] {
  const counts = new Map(byDay(events, now, zone).map(({ day, events: ofDay }) => [day, ofDay.length]));
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  const days = Array.from({ length: WEEKS * 7 }, (_, at) => {
    // Monday is the first day of luxon's week.
    const date = today.plus({ days: at - (today.weekday % 7) });
    const day = date.toISODate() ?? '';
    return { day, events: counts.get(day) ?? 0, isToday: date.equals(today) };
  });
  return Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
