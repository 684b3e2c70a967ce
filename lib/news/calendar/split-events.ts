import { toLocalEvent } from '@/lib/news/calendar/civicplus';
import { isOver } from '@/lib/news/calendar/event-when';
import { statusWord } from '@/lib/news/calendar/event-words';
import { upcoming } from '@/lib/news/calendar/upcoming';
import type { NewsItem } from '@/lib/news/news-item';

export type FeedItems = { url: string; items: readonly NewsItem[] };

export type DroppedEvents = { url: string; reason: 'past-event' | 'unreadable-event'; count: number };

export type SplitEvents = {
  events: NewsItem[];
  headlines: NewsItem[][];
  dropped: DroppedEvents[];
};

export type ListPlace = { siteUrl: string; now: Date; zone: string };

type Read = { past: number; unreadable: number; events: NewsItem[] };

function readItems({ url, items }: FeedItems, { siteUrl, now, zone }: ListPlace): Read {
  const read: Read = { past: 0, unreadable: 0, events: [] };
  for (const item of items) {
    const event = toLocalEvent(item, url, zone);
    if (!event) read.unreadable += 1;
    else if (isOver(event.when, now, zone)) read.past += 1;
    else {
      const word = statusWord(event.status);
      const title = word ? `${word}: ${event.title}` : event.title;
      const link = `${siteUrl}/events/${event.id}`;
      read.events.push({ ...item, title, description: event.text, link, event });
    }
  }
  return read;
}

function byDay(items: readonly NewsItem[], { now, zone }: ListPlace): NewsItem[] {
  const byId = new Map(items.flatMap((item) => (item.event ? [[item.event.id, item] as const] : [])));
  const sorted = upcoming(
    [...byId.values()].flatMap(({ event }) => event ?? []),
    now,
    zone,
  );
  return sorted.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Splits calendar entries from headlines; past and unreadable events are only counted. */
export function splitEvents(feeds: readonly FeedItems[], place: ListPlace): SplitEvents {
  const read = feeds.map(({ url, items }) => ({
    url,
    ...readItems({ url, items: items.filter(({ calendar }) => calendar) }, place),
  }));
  return {
    events: byDay(
      read.flatMap(({ events }) => events),
      place,
    ),
    headlines: feeds.map(({ items }) => items.filter(({ calendar }) => !calendar)),
    dropped: read.flatMap(({ url, past, unreadable }) => [
      ...(past > 0 ? [{ url, reason: 'past-event' as const, count: past }] : []),
      ...(unreadable > 0 ? [{ url, reason: 'unreadable-event' as const, count: unreadable }] : []),
    ]),
  };
}

const eventsFirst = 10;

/** The next ten events by day, the headlines, then the later events; at most `most`. */
export function withEvents(
  events: readonly NewsItem[],
  headlines: readonly NewsItem[],
  most: number,
): NewsItem[] {
  return [...events.slice(0, eventsFirst), ...headlines, ...events.slice(eventsFirst)].slice(0, most);
}
