import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { toLocalEvent } from '@/lib/news/calendar/to-event';
import { dayAt, firstDay, isOver, type LocalEvent, startInstant } from '@/lib/news/event';
import { counted } from '@/lib/news/item-tally';
import type { NewsItem } from '@/lib/news/news-item';

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

type FeedItems = { url: string; items: readonly NewsItem[] };

export type ListPlace = { siteUrl: string; now: Date; zone: string; locale: string };

function readItems({ url, items }: FeedItems, { siteUrl, now, zone, locale }: ListPlace) {
  const read = { dropped: [] as ('past-event' | 'unreadable-event')[], events: [] as NewsItem[] };
  for (const item of items) {
    const event = toLocalEvent(item, url, zone);
    if (!event) read.dropped.push('unreadable-event');
    else if (isOver(event.when, now, zone)) read.dropped.push('past-event');
    else {
      const title = titleWithStatus({ locale }, event);
      const link = `${siteUrl}/events/${event.id}`;
      read.events.push({ ...item, title, description: event.text, link, event });
    }
  }
  return read;
}

function itemsByDay(items: readonly NewsItem[], { now, zone }: ListPlace): NewsItem[] {
  const byId = new Map(items.flatMap((item) => (item.event ? [[item.event.id, item] as const] : [])));
  const events = items.flatMap(({ event }) => event ?? []);
  return upcoming(events, now, zone).flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * Separates calendar entries from headlines. `headlines` and `dropped` have one element per feed; `dropped` counts past
 * and unreadable events.
 */
export function splitEvents(feeds: readonly FeedItems[], place: ListPlace) {
  const read = feeds.map(({ url, items }) =>
    readItems({ url, items: items.filter(({ calendar }) => calendar) }, place),
  );
  const events = read.flatMap((one) => one.events);
  return {
    events: itemsByDay(events, place),
    headlines: feeds.map(({ items }) => items.filter(({ calendar }) => !calendar)),
    dropped: read.map(({ dropped }) => counted(dropped)),
  };
}

const FIRST_EVENTS = 10;

/** Returns the next ten events, then the headlines, then the later events; at most `max` items. */
export function withEvents(
  events: readonly NewsItem[],
  headlines: readonly NewsItem[],
  max: number,
): NewsItem[] {
  return [...events.slice(0, FIRST_EVENTS), ...headlines, ...events.slice(FIRST_EVENTS)].slice(0, max);
}
