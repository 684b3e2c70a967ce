import { DateTime } from 'luxon';
import type { RecurringEvent } from '@/lib/city/city-type';
import type { LocalEvent } from '@/lib/events/event';
import { eventId } from '@/lib/events/event-id';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weeks = ['first', 'second', 'third', 'fourth'];
const advice = 'Check with the organizer before you go.';

/** Whether a rule such as `second Saturday` falls on a day. */
export function fallsOn(rule: RecurringEvent['on'], day: DateTime): boolean {
  const [week = '', weekday = ''] = rule.split(' ');
  if (weekdays[day.weekday - 1] !== weekday) return false;
  if (week === 'every') return true;
  if (week === 'last') return day.plus({ weeks: 1 }).month !== day.month;
  return weeks[Math.floor((day.day - 1) / 7)] === week;
}

function at(day: DateTime, time: string): Date {
  const [hour, minute] = time.split(':').map(Number);
  return day.set({ hour, minute }).toJSDate();
}

function occurrence(kind: RecurringEvent, day: DateTime): LocalEvent {
  const { title, text, hours, place, address, organizer } = kind;
  const [begin = '', finish = ''] = hours.split('-');
  return {
    id: eventId(title, `sample ${title} ${day.toISODate()}`),
    title,
    text: `${text} ${advice}`,
    when: { kind: 'hours', start: at(day, begin), end: at(day, finish) },
    place,
    ...(address && { address }),
    url: organizer.href,
    status: 'scheduled',
    source: { name: organizer.name, url: organizer.href },
    // A kind is known for as long as there are calendars: the first of the month keeps a calendar file unchanged.
    known: day.startOf('month').toJSDate(),
    sample: true,
  };
}

/** All times at which kinds of events fall between two instants, in the zone's days, day by day. */
export function occurrences(
  kinds: readonly RecurringEvent[],
  from: Date,
  to: Date,
  zone: string,
): LocalEvent[] {
  const found: LocalEvent[] = [];
  const end = DateTime.fromJSDate(to, { zone });
  for (let day = DateTime.fromJSDate(from, { zone }).startOf('day'); day <= end; day = day.plus({ days: 1 }))
    for (const kind of kinds) if (fallsOn(kind.on, day)) found.push(occurrence(kind, day));
  return found;
}

/** No month has longer between two of its second Saturdays. */
const longestGapDays = 36;

/** The next time of each kind from an instant on: a calendar that is never empty and never past. */
export function nextOccurrences(kinds: readonly RecurringEvent[], now: Date, zone: string): LocalEvent[] {
  const horizon = DateTime.fromJSDate(now, { zone }).plus({ days: longestGapDays }).toJSDate();
  const next = new Map<string, LocalEvent>();
  for (const event of occurrences(kinds, now, horizon, zone)) {
    const { when, title } = event;
    if (when.kind === 'hours' && when.end && when.end > now && !next.has(title)) next.set(title, event);
  }
  return [...next.values()];
}
