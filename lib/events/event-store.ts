import { thisCity } from '@/lib/city/this-city';
import { readEditorEvents } from '@/lib/events/editor-events';
import { type EventNews, eventNews, eventsOf } from '@/lib/events/event-news';
import { longestGapDays, nextOccurrences, occurrences } from '@/lib/events/sample-calendar';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { stablePart } from '@/lib/news/calendar/event-id';
import { isOver } from '@/lib/news/calendar/event-when';
import { readEvents } from '@/lib/news/calendar/to-event';
import { upcoming } from '@/lib/news/calendar/upcoming';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { sectionFeeds } from '@/lib/news/section-news';
import { isSampleEdition } from '@/lib/news/sources/edition';

export type { EventNews } from '@/lib/events/event-news';

export type EventFound =
  | { state: 'event'; event: LocalEvent; over: boolean }
  | { state: 'unknown' }
  | { state: 'error'; message: string };

const dayMs = 86_400_000;
const keptMs = 30 * dayMs;
const aheadMs = longestGapDays * dayMs;

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

/** At most 60 coming events. The sample edition takes them from the recurring kinds. */
export async function upcomingEvents(now = new Date()): Promise<EventNews> {
  const city = thisCity();
  const { events, timeZone } = city;
  if (!isSampleEdition()) return withEditors(eventNews(await sectionFeeds('events'), now, timeZone), now);
  const next = upcoming([...ownEvents(), ...nextOccurrences(events.sample, now, city)], now, timeZone);
  if (next.length === 0) return { state: 'empty' };
  return { state: 'events', events: next, sample: true, updatedAt: now, stale: false };
}

function ownEvents(): LocalEvent[] {
  const { events, timeZone } = thisCity();
  return readEditorEvents(events.editors, timeZone);
}

/** The editors' events are known even while no feed is. */
function withEditors(news: EventNews, now: Date): EventNews {
  const { timeZone } = thisCity();
  const ours = upcoming(ownEvents(), now, timeZone);
  if (ours.length === 0) return news;
  const known = news.state === 'events' ? news : { events: [], sample: false, updatedAt: now, stale: false };
  return { ...known, state: 'events', events: upcoming([...ours, ...known.events], now, timeZone) };
}

async function allEvents(now: Date): Promise<{ events: LocalEvent[]; news?: EventNews }> {
  const city = thisCity();
  const { events, timeZone } = city;
  if (isSampleEdition()) {
    const samples = occurrences(events.sample, later(now, -keptMs), later(now, aheadMs), city);
    return { events: [...ownEvents(), ...samples] };
  }
  const feeds = await sectionFeeds('events');
  const all = [...ownEvents(), ...eventsOf(feeds, now, timeZone)];
  return { events: all, news: eventNews(feeds, now, timeZone) };
}

/** Finds an event whatever its title was when the id was made, until 30 days after it. */
export async function eventById(id: string, now = new Date()): Promise<EventFound> {
  const name = stablePart(id);
  if (!name) return { state: 'unknown' };
  const { timeZone } = thisCity();
  const { events, news } = await allEvents(now);
  const event = events.find((one) => stablePart(one.id) === name);
  if (event && !isOver(event.when, later(now, -keptMs), timeZone))
    return { state: 'event', event, over: isOver(event.when, now, timeZone) };
  return news?.state === 'error' ? news : { state: 'unknown' };
}

/** For the operator: calendar entries in these feeds, and those whose day or hours could not be read. */
export function calendarHealth(records: readonly FeedRecord[]): { events: number; skipped: number } {
  const read = records.map((record) => readEvents(record.items, record.url, thisCity().timeZone));
  return {
    events: read.reduce((sum, { events }) => sum + events.length, 0),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
