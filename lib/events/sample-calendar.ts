import { DateTime } from 'luxon';
import type { City, RecurringEvent } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { ClockTime } from '@/lib/news/calendar/read-event';
import { eventHours } from '@/lib/news/calendar/to-event';
import { dayAt, type EventWhen, eventId, isOver, type LocalEvent } from '@/lib/news/event';

type Calendar = Pick<City, 'events' | 'timeZone' | 'locale'>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weeks = ['first', 'second', 'third', 'fourth'];
const monthsKnownAhead = 4;
const dayMs = 86_400_000;

/** Returns the rules that a day matches, such as `every Saturday`, `second Saturday` and `last Saturday`. */
function rulesOn(day: DateTime): ReadonlySet<string> {
  const weekday = weekdays[day.weekday - 1];
  const week = weeks[Math.floor((day.day - 1) / 7)];
  const isLast = day.day + 7 > (day.daysInMonth ?? 31);
  return new Set(['every', week, isLast && 'last'].filter(Boolean).map((name) => `${name} ${weekday}`));
}

function clockTime(text: string): ClockTime {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

function whenOf({ hours }: RecurringEvent, day: DateTime, zone: string): EventWhen {
  const date = day.toFormat('yyyy-MM-dd');
  const days = { first: date, last: date };
  if (!hours) return { kind: 'days', ...days, allDay: false };
  const [start = { hour: 0, minute: 0 }, end] = hours.split('-').map(clockTime);
  return eventHours(days, { start, end }, zone);
}

function occurrence(city: Calendar, kind: RecurringEvent, day: DateTime): LocalEvent {
  const { title, key = title, text, place, address, agenda, organizer } = kind;
  const { sampleMark, sampleAdvice } = messages(city).events;
  return {
    id: eventId(title, `sample ${key} ${day.toISODate()}`),
    title: `${sampleMark} ${title}`,
    text: `${text} ${sampleAdvice}`,
    when: whenOf(kind, day, city.timeZone),
    place,
    address,
    url: organizer.href,
    agenda,
    status: 'scheduled',
    source: { name: organizer.name, url: organizer.href },
    // A fixed day in the past, so that a calendar file does not change from day to day.
    known: new Date(Date.UTC(day.year, day.month - 1 - monthsKnownAhead, 1)),
    sample: true,
  };
}

function* kindsByDay({ events, timeZone }: Calendar, from: Date, to: Date) {
  // Count days in UTC, where every day has 24 hours.
  const [first, last] = [dayAt(from, timeZone), dayAt(to, timeZone)].map((day) =>
    DateTime.fromISO(day, { zone: 'utc' }),
  );
  for (let day = first; day && last && day <= last; day = day.plus({ days: 1 })) {
    const rules = rulesOn(day);
    for (const kind of events.sample) if (rules.has(kind.on)) yield { kind, day };
  }
}

/** Returns the occurrences of a city's sample events on the days from one instant to another. */
export function occurrences(city: Calendar, from: Date, to: Date): LocalEvent[] {
  return Array.from(kindsByDay(city, from, to), ({ kind, day }) => occurrence(city, kind, day));
}

/** Maximum number of days between two occurrences of a rule. A monthly rule recurs after at most five weeks. */
export const MAX_GAP_DAYS = 36;

/** Returns the next occurrence of each sample event, so that the calendar is never empty. */
export function nextOccurrences(city: Calendar, now: Date): LocalEvent[] {
  const later = (days: number) => new Date(now.getTime() + days * dayMs);
  const next = new Map<RecurringEvent, LocalEvent>();
  // Start a day early, because last night's event may not be over yet.
  for (const { kind, day } of kindsByDay(city, later(-1), later(MAX_GAP_DAYS))) {
    if (next.has(kind)) continue;
    const event = occurrence(city, kind, day);
    if (!isOver(event.when, now, city.timeZone)) next.set(kind, event);
  }
  return [...next.values()];
}
