import type { City } from '@/lib/city/city-type';
import type { EventNews } from '@/lib/events/event-store';
import { sectionOrder } from '@/lib/front/section-order';
import type { LocalEvent } from '@/lib/news/event';
import type { SectionNews } from '@/lib/news/section/section-news';
import { absoluteUrl, eventPath } from '@/lib/outbound/addresses';
import type { PageLink } from '@/lib/outbound/metadata/graphs/json-ld';
import type { FeedKey } from '@/lib/sections';

/** `calendar`: set only for the events section. */
type SectionContent = { feedKey: FeedKey; news: SectionNews; calendar?: EventNews };

export function eventList(city: City, events: readonly LocalEvent[]): PageLink[] {
  return events.map((event) => ({ name: event.title, url: absoluteUrl(city, eventPath(event)) }));
}

/** Returns the first links on a section's page at `now` (ms): events if there are any, else headlines. */
export function sectionList(
  { feedKey, news, calendar }: SectionContent,
  count: number,
  now: number,
  city: City,
): PageLink[] {
  if (calendar?.state === 'events') return eventList(city, calendar.events.slice(0, count));
  const all = news.state === 'items' ? news.items : [];
  const headlines = calendar ? all.filter(({ event }) => !event) : all;
  const shown = sectionOrder(feedKey, headlines, now, city).slice(0, count);
  return shown.map(({ title, link }) => ({ name: title, url: link }));
}
