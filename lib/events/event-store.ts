import { DateTime } from 'luxon';
import { languageOf } from '@/lib/base/text/language-of';
import type { City, EditorEvent } from '@/lib/city/city-type';
import { nameOfEvent } from '@/lib/city/schema/pages';
import { MAX_GAP_DAYS, nextOccurrences, occurrences } from '@/lib/events/sample-calendar';
import { isShowable, STALE_MS } from '@/lib/freshness/refresh-policy';
import { readEvents } from '@/lib/news/calendar/to-event';
import { upcoming } from '@/lib/news/calendar/upcoming';
import { type EventWhen, eventId, isOver, type LocalEvent, stablePart } from '@/lib/news/event';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import { filterItems } from '@/lib/news/section/section-items';
import { isUnread, type KnownFeed, sectionFeeds, sectionState } from '@/lib/news/section/section-news';
import { isSampleEdition } from '@/lib/news/sources/sections-here';

/** Events, soonest first; or no events; or an error message to show (requirements section 4). */
export type EventNews =
  | { state: 'events'; events: readonly LocalEvent[]; sample: boolean; updatedAt: Date; stale: boolean }
  | { state: 'empty' }
  | { state: 'error'; message: string };

type EventFound =
  | { state: 'event'; event: LocalEvent; over: boolean }
  | { state: 'unknown' }
  | { state: 'error'; message: string };

const dayMs = 86_400_000;
const keptMs = 30 * dayMs;
const aheadMs = MAX_GAP_DAYS * dayMs;

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

function whenOf({ start, end = start }: EditorEvent, zone: string): EventWhen {
  if (wholeDay.test(start)) return { kind: 'days', first: start, last: end, allDay: true };
  const [from, to] = [start, end].map((text) => DateTime.fromISO(text, { zone }).toJSDate()) as [Date, Date];
  return { kind: 'hours', start: from, ...(to > from && { end: to }) };
}

function editorEvent(entry: EditorEvent, { timeZone: zone, locale, siteTitle }: Calendar): LocalEvent {
  const { title, text = '', place, address, agenda, start, listed, status = 'scheduled' } = entry;
  const { name, href } = entry.organizer ?? {};
  const organizer = name ? { name, url: href } : undefined;
  // An event without a listing day gets a fixed day in the past, so that its calendar file does not change.
  const known = listed
    ? DateTime.fromISO(listed, { zone })
    : DateTime.fromISO(start, { zone }).minus({ years: 1 });
  const language = languageOf(`${title} ${text}`, '', locale);
  return {
    id: eventId(title, `editor ${nameOfEvent(entry)}`),
    title,
    text,
    language,
    when: whenOf(entry, zone),
    place,
    address,
    url: href,
    agenda,
    status,
    source: organizer ?? { name: siteTitle },
    organizer,
    known: known.toJSDate(),
  };
}

type Calendar = Pick<City, 'events' | 'timeZone' | 'siteTitle' | 'locale'>;

/** Returns the events of the city's editors. The entries were validated before (lib/city/read/check-city.ts). */
export function editorEvents(city: Calendar): LocalEvent[] {
  return city.events.editors.map((entry) => editorEvent(entry, city));
}

function feedEvents(feeds: readonly KnownFeed[], now: Date, city: City): LocalEvent[] {
  const showable = feeds.filter(({ record }) => isShowable(record, now.getTime()));
  return showable.flatMap(({ source, record }) => {
    const { entries } = filterItems(record.items, source, { feedKey: 'events', city });
    return readEvents(entries, record.url, city.timeZone).events;
  });
}

/** Returns the events of a city's feeds. `updatedAt` and `stale` refer only to feeds that have events. */
export function eventNews(feeds: readonly KnownFeed[], now: Date, city: City): EventNews {
  const calendars = feeds.filter((feed) => feedEvents([feed], now, city).length > 0);
  const events = upcoming(feedEvents(calendars, now, city), now, city.timeZone);
  if (events.length > 0) {
    const updated = Math.max(...calendars.map(({ record }) => record.goodAt));
    const stale = now.getTime() - updated >= STALE_MS;
    return { state: 'events', events, sample: false, updatedAt: new Date(updated), stale };
  }
  // If some feeds respond without events while a calendar fails, the result is a failure, not an empty list.
  const silent = feeds.filter(({ record }) => !isShowable(record, now.getTime()));
  const news = sectionState(silent, now.getTime(), { city });
  return silent.length > 0 && news.state === 'error' ? news : { state: 'empty' };
}

/** Adds the editors' events, which are available even if every feed failed. */
function withEditors(news: EventNews, now: Date, city: City): EventNews {
  const byEditors = upcoming(editorEvents(city), now, city.timeZone);
  if (byEditors.length === 0) return news;
  const known = news.state === 'events' ? news : { events: [], sample: false, updatedAt: now, stale: false };
  return { ...known, state: 'events', events: upcoming([...byEditors, ...known.events], now, city.timeZone) };
}

/** Returns at most 60 upcoming events. The sample edition has occurrences of recurring events instead of feeds. */
export async function upcomingEvents(city: City, now: Date): Promise<EventNews> {
  if (!isSampleEdition(city))
    return withEditors(eventNews(await sectionFeeds(city, 'events'), now, city), now, city);
  const all = [...editorEvents(city), ...nextOccurrences(city, now)];
  const events = upcoming(all, now, city.timeZone);
  if (events.length === 0) return { state: 'empty' };
  return { state: 'events', events, sample: true, updatedAt: now, stale: false };
}

async function allEvents(now: Date, city: City): Promise<{ events: LocalEvent[]; news?: EventNews }> {
  const byEditors = editorEvents(city);
  if (isSampleEdition(city)) {
    const samples = occurrences(city, later(now, -keptMs), later(now, aheadMs));
    return { events: [...byEditors, ...samples] };
  }
  const feeds = await sectionFeeds(city, 'events');
  const unread = feeds.filter(isUnread);
  const news = eventNews(unread.length > 0 ? unread : feeds, now, city);
  return { events: [...byEditors, ...feedEvents(feeds, now, city)], news };
}

/** Finds an event until 30 days after its end. The id may contain a former title. */
export async function eventById(city: City, id: string, now: Date): Promise<EventFound> {
  const name = stablePart(id);
  if (!name) return { state: 'unknown' };
  const { events, news } = await allEvents(now, city);
  const event = events.find((one) => stablePart(one.id) === name);
  if (event && !isOver(event.when, later(now, -keptMs), city.timeZone))
    return { state: 'event', event, over: isOver(event.when, now, city.timeZone) };
  return news?.state === 'error' ? news : { state: 'unknown' };
}

/** Counts calendar entries in feeds, and entries whose day or hours could not be read. */
export function calendarHealth(
  city: City,
  records: readonly FeedRecord[],
): { events: number; skipped: number } {
  const { timeZone } = city;
  const read = records.map((record) => readEvents(record.items, record.url, timeZone));
  return {
    events: read.reduce((sum, { events }) => sum + events.length, 0),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
