import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { toLocalEvent } from '@/lib/news/calendar/to-event';
import { upcoming } from '@/lib/news/calendar/upcoming';
import { isOver } from '@/lib/news/event';
import { counted } from '@/lib/news/item-tally';
import type { NewsItem } from '@/lib/news/news-item';

/** Calendar entries of a feed. `url`: the feed's address, which is part of their events' ids. */
type FeedEntries = { url: string; entries: readonly NewsItem[] };

export type ListPlace = { siteUrl: string; now: Date; zone: string; locale: string };

function readEntries({ url, entries }: FeedEntries, { siteUrl, now, zone, locale }: ListPlace) {
  const read = { dropped: [] as ('past-event' | 'unreadable-event')[], events: [] as NewsItem[] };
  for (const item of entries) {
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
 * Returns the items of upcoming events, soonest first, each linked to its page on this site. `dropped` has one element
 * per feed, which counts past and unreadable events.
 */
export function listEvents(feeds: readonly FeedEntries[], place: ListPlace) {
  const read = feeds.map((feed) => readEntries(feed, place));
  const events = read.flatMap((one) => one.events);
  return { events: itemsByDay(events, place), dropped: read.map(({ dropped }) => counted(dropped)) };
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
