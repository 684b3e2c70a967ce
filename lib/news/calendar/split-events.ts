import { isOver } from '@/lib/news/calendar/event-when';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { toLocalEvent } from '@/lib/news/calendar/to-event';
import { upcoming } from '@/lib/news/calendar/upcoming';
import type { NewsItem } from '@/lib/news/news-item';
import { type Counts, counted } from '@/lib/news/tally/item-tally';

export type FeedItems = { url: string; items: readonly NewsItem[] };

type EventReason = 'past-event' | 'unreadable-event';

export type SplitEvents = {
  events: NewsItem[];
  /** Of each feed, as `dropped`. */
  headlines: NewsItem[][];
  dropped: Counts<EventReason>[];
};

export type ListPlace = { siteUrl: string; now: Date; zone: string };

type Read = { dropped: EventReason[]; events: NewsItem[] };

function readItems({ url, items }: FeedItems, { siteUrl, now, zone }: ListPlace): Read {
  const read: Read = { dropped: [], events: [] };
  for (const item of items) {
    const event = toLocalEvent(item, url, zone);
    if (!event) read.dropped.push('unreadable-event');
    else if (isOver(event.when, now, zone)) read.dropped.push('past-event');
    else {
      const title = titleWithStatus(event);
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
  const read = feeds.map(({ url, items }) =>
    readItems({ url, items: items.filter(({ calendar }) => calendar) }, place),
  );
  return {
    events: byDay(
      read.flatMap(({ events }) => events),
      place,
    ),
    headlines: feeds.map(({ items }) => items.filter(({ calendar }) => !calendar)),
    dropped: read.map(({ dropped }) => counted(dropped)),
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
