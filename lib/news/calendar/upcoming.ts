import type { LocalEvent } from '@/lib/news/calendar/event';
import { dayAt, firstDay, isOver, startInstant } from '@/lib/news/calendar/event-when';

export type EventDay = { day: string; events: readonly LocalEvent[] };

export const mostEvents = 60;

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
    const start = startInstant(one.when, zone) - startInstant(other.when, zone);
    return start || one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1);
  };
}

/** Not over yet, soonest first, whole days before hours; the same title at the same time and place only once. */
export function upcoming(
  events: readonly LocalEvent[],
  now: Date,
  zone: string,
  most = mostEvents,
): LocalEvent[] {
  const seen = new Set<string>();
  return events
    .filter(({ when }) => !isOver(when, now, zone))
    .sort(order(zone, dayAt(now, zone)))
    .filter((event) => {
      const key = twinKey(event, zone);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

export function byDay(events: readonly LocalEvent[], now: Date, zone: string): EventDay[] {
  const today = dayAt(now, zone);
  const days = new Map<string, LocalEvent[]>();
  for (const event of events) {
    const day = shownDay(event, today, zone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
