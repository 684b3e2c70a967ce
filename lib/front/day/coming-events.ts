import { DateTime } from 'luxon';
import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { isMeeting } from '@/lib/events/event-filters';
import { firstDay, isOver, type LocalEvent } from '@/lib/news/event';

const MAX_EVENTS = 4;
const DAYS_AHEAD = 9;
const DAY_MS = 86_400_000;

/** Whether the title of the list should mention the weekend: from Thursday on. */
export function isWeekendNear(now: Date, timeZone: string): boolean {
  return DateTime.fromJSDate(now, { zone: timeZone }).weekday >= 4;
}

/**
 * Returns up to four events of the next nine days in order of time. Includes more than one meeting only if there are
 * too few other events.
 */
export function comingEvents(
  { timeZone }: Pick<City, 'timeZone'>,
  events: readonly LocalEvent[],
  now: Date,
): LocalEvent[] {
  const last = isoDay(new Date(now.getTime() + DAYS_AHEAD * DAY_MS), timeZone);
  const titles = new Set<string>();
  const coming = events.filter(({ when, status, title }) => {
    const isNew = !titles.has(title);
    titles.add(title);
    return (
      isNew && status === 'scheduled' && !isOver(when, now, timeZone) && firstDay(when, timeZone) <= last
    );
  });
  const [meeting, ...meetings] = coming.filter(isMeeting);
  const others = coming.filter((event) => !isMeeting(event));
  const chosen = new Set([...(meeting ? [meeting] : []), ...others, ...meetings].slice(0, MAX_EVENTS));
  return coming.filter((event) => chosen.has(event));
}
