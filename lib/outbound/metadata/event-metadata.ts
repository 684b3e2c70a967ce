import type { Metadata } from 'next';
import { cutText } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { whenLines } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { eventPath } from '@/lib/outbound/addresses';
import { pageMetadata, withoutIndex } from '@/lib/outbound/metadata/page-metadata';
import { eventCard } from '@/lib/outbound/metadata/story-cards';

const MAX_DESCRIPTION_LENGTH = 160;

/** Adds a period unless the text already ends a sentence, as `p.m.` and `“Come.”` do. */
export function withPeriod(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

/** Returns an event's days and hours in words, or only its days if the hours are unknown. */
function whenInWords(city: City, when: LocalEvent['when']): string {
  const [days = '', hours = ''] = whenLines(when, city);
  if (when.kind === 'hours') return `${days}, ${hours}`;
  return when.allDay ? `${days}, ${hours.toLowerCase()}` : days;
}

/** Describes in sentences when and where an event takes place and what it is. */
function describe(city: City, { when, place, address, text }: LocalEvent): string {
  const parts = [whenInWords(city, when), place ?? address ?? '', text];
  const sentences = parts.filter((part) => part !== '').map(withPeriod);
  return cutText(sentences.join(' '), MAX_DESCRIPTION_LENGTH);
}

/** Returns the head tags of an event's page. `over`: whether the event is past. */
export function eventMetadata(city: City, event: LocalEvent, over: boolean): Metadata {
  return pageMetadata(city, {
    name: event.title,
    description: describe(city, event),
    path: eventPath(event),
    card: eventCard(city, event),
    keywords: [event.title, messages(city).events.event.toLowerCase()],
    // Sample events are made up, and past events are of no use to searchers.
    index: !over && !event.sample,
  });
}

/** Returns the head tags of an event's page if the calendar cannot be read. */
export function eventErrorMetadata(city: City): Metadata {
  const { event, unavailable } = messages(city).events;
  return withoutIndex({ title: `${event} | ${city.siteTitle}`, description: unavailable });
}
