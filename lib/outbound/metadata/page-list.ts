import { thisCity } from '@/lib/city/this-city';
import type { EventNews } from '@/lib/events/event-store';
import { sectionOrder } from '@/lib/front/order/by-time';
import type { LocalEvent } from '@/lib/news/calendar/event';
import type { SectionNews } from '@/lib/news/section-news';
import { eventPath } from '@/lib/outbound/metadata/graphs/event-graph';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import type { FeedKey } from '@/lib/sections';

export type Listed = { title: string; link: string };

/** What a page lists, in its order: by descending time, by ascending time, or by other rules. */
export type PageList = { items: readonly Listed[]; order?: 'Descending' | 'Ascending' };

/** `calendar`: of the section of events alone. */
export type SectionContent = { feedKey: FeedKey; news: SectionNews; calendar?: EventNews };

/** Of events, soonest first. */
export function eventList(events: readonly LocalEvent[]): PageList {
  const items = events.map((event) => ({ title: event.title, link: absoluteUrl(eventPath(event)) }));
  return { items, order: 'Ascending' };
}

/** Of the first `most` that the page of a section shows at `now`, ms: events while there are any, else headlines. */
export function sectionList(
  { feedKey, news, calendar }: SectionContent,
  most: number,
  now: number,
): PageList {
  if (calendar?.state === 'events') return eventList(calendar.events.slice(0, most));
  const all = news.state === 'items' ? news.items : [];
  const newestFirst = calendar ? all.filter(({ event }) => !event) : all;
  const items = sectionOrder(feedKey, newestFirst, now, thisCity().region).slice(0, most);
  const isByTime = items.every((item, at) => item === newestFirst[at]);
  return { items, ...(isByTime && { order: 'Descending' }) };
}
