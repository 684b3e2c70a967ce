import { DateTime } from 'luxon';
import { dayAt, firstDay, type LocalEvent } from '@/lib/news/calendar/event';

/** `events`: how many begin on it; of those that began before, today has them. */
export type WeekDay = { day: string; events: number; isToday: boolean };

const weeksShown = 5;

/** Five weeks, each from Sunday, the first with today in it. */
export function weeksAhead(events: readonly LocalEvent[], now: Date, zone: string): WeekDay[][] {
  const today = dayAt(now, zone);
  const counts = new Map<string, number>();
  for (const { when } of events) {
    const first = firstDay(when, zone);
    const shown = first < today ? today : first;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  // Monday is the first day of luxon's week.
  const noon = DateTime.fromISO(today, { zone: 'utc' });
  const sunday = noon.minus({ days: noon.weekday % 7 });
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = sunday.plus({ days: week * 7 + at }).toISODate() ?? '';
      return { day, events: counts.get(day) ?? 0, isToday: day === today };
    }),
  );
}
