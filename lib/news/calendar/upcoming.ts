import { dayAt, firstDay, isOver, type LocalEvent, startInstant } from '@/lib/news/event';

type EventDay = { day: string; events: readonly LocalEvent[] };

export const MAX_EVENTS = 60;

function shownDay(event: LocalEvent, today: string, zone: string): string {
  const first = firstDay(event.when, zone);
  return first < today ? today : first;
}

function twinKey({ title, when, place = '' }: LocalEvent, zone: string): string {
  return `${title.toLowerCase()} ${startInstant(when, zone)} ${place.toLowerCase()}`;
}

function order(zone: string, today: string) {
  return (one: LocalEvent, other: LocalEvent): number => {
    const [day, otherDay] = [one, other].map((event) => shownDay(event, today, zone)) as [string, string];
    if (day !== otherDay) return day < otherDay ? -1 : 1;
    return startInstant(one.when, zone) - startInstant(other.when, zone);
  };
}

/**
 * Returns up to 60 events that are not over, soonest first and all-day events before others. Events that start together
 * keep their order, because sorting by title would give each language edition a different order. Events with the same
 * title, time and place are listed once.
 */
export function upcoming(events: readonly LocalEvent[], now: Date, zone: string): LocalEvent[] {
  const seen = new Set<string>();
  return events
    .filter(({ when }) => !isOver(when, now, zone))
    .sort(order(zone, dayAt(now, zone)))
    .filter((event) => {
      const key = twinKey(event, zone);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_EVENTS);
}

/** Groups events by the day under which they are listed: their first day, or today if that is past. */
export function byDay(events: readonly LocalEvent[], now: Date, zone: string): EventDay[] {
  const today = dayAt(now, zone);
  const days = new Map<string, LocalEvent[]>();
  for (const event of events) {
    const day = shownDay(event, today, zone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
