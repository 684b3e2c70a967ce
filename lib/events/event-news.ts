import { thisCity } from '@/lib/city/this-city';
import { isShowable, staleAfter } from '@/lib/freshness/refresh-policy';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { readEvents } from '@/lib/news/calendar/to-event';
import { upcoming } from '@/lib/news/calendar/upcoming';
import { type KnownFeed, sectionState } from '@/lib/news/section-news';
import { filterItems } from '@/lib/news/sources/filter-items';

/** Events, soonest first; that there are none; or why they are unknown (requirements section 4). */
export type EventNews =
  | { state: 'events'; events: readonly LocalEvent[]; sample: boolean; updatedAt: Date; stale: boolean }
  | { state: 'empty' }
  | { state: 'error'; message: string };

export function eventsOf(feeds: readonly KnownFeed[], now: Date, zone: string): LocalEvent[] {
  return feeds
    .filter(({ record }) => isShowable(record, now.getTime()))
    .flatMap(
      ({ source, record }) =>
        readEvents(
          filterItems(record.items, source, { feedKey: 'events', city: thisCity() }).wanted,
          record.url,
          zone,
        ).events,
    );
}

/** The age is that of the feeds with events in them. */
export function eventNews(feeds: readonly KnownFeed[], now: Date, zone: string): EventNews {
  const calendars = feeds.filter((feed) => eventsOf([feed], now, zone).length > 0);
  const events = upcoming(eventsOf(calendars, now, zone), now, zone);
  if (events.length > 0) {
    const updated = Math.max(...calendars.map(({ record }) => record.goodAt));
    const stale = now.getTime() - updated >= staleAfter;
    return { state: 'events', events, sample: false, updatedAt: new Date(updated), stale };
  }
  // Another feed of the section that answers says nothing of a silent calendar.
  const silent = feeds.filter(({ record }) => !isShowable(record, now.getTime()));
  const news = sectionState(silent, now.getTime());
  return silent.length > 0 && news.state === 'error' ? news : { state: 'empty' };
}
