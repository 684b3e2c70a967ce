import type { EventNews } from '@/lib/events/event-store';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { withEvents } from '@/lib/news/calendar/split-events';
import type { NewsItem } from '@/lib/news/news-item';
import { mostEntries } from '@/lib/outbound/feeds/feed-model';
import { eventPath } from '@/lib/outbound/metadata/graphs/event-graph';
import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';

function itemOf(event: LocalEvent): NewsItem {
  const { id, text, source, known } = event;
  return {
    id,
    title: titleWithStatus(event),
    description: text,
    link: absoluteUrl(eventPath(event)),
    source: source.name,
    firstSeen: known,
    event,
  };
}

/**
 * The items of the section of events with the events of the calendar, which has those of the editors too. Nobody announced
 * the sample edition's.
 */
export function withCalendar(items: readonly NewsItem[], calendar: EventNews): readonly NewsItem[] {
  if (calendar.state !== 'events' || calendar.sample) return items;
  const listed = new Map(items.map((item) => [item.event?.id, item]));
  const events = calendar.events.map((event) => listed.get(event.id) ?? itemOf(event));
  return withEvents(
    events,
    items.filter(({ event }) => !event),
    mostEntries,
  );
}
