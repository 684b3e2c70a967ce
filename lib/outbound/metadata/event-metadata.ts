import type { Metadata } from 'next';
import { cutText } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { whenLines } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { eventPath } from '@/lib/outbound/addresses';
import { pageMetadata, withoutIndex } from '@/lib/outbound/metadata/page-metadata';
import { eventCard } from '@/lib/outbound/metadata/share-card';

const longestDescription = 160;

/** The text as a sentence: with a period, unless it ends as one, such as in `p.m.` or `“Come.”`. */
export function withPeriod(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

/** A time that nobody gave is not spoken of. */
function whenInWords(city: City, when: LocalEvent['when']): string {
  const [days = '', hours = ''] = whenLines(when, city);
  if (when.kind === 'hours') return `${days}, ${hours}`;
  return when.allDay ? `${days}, ${hours.toLowerCase()}` : days;
}

/** When, where and what, as sentences. */
function describe(city: City, { when, place, address, text }: LocalEvent): string {
  const parts = [whenInWords(city, when), place ?? address ?? '', text];
  const sentences = parts.filter((part) => part !== '').map(withPeriod);
  return cutText(sentences.join(' '), longestDescription);
}

/** `over`: whether it is past. */
export function eventMetadata(city: City, event: LocalEvent, over: boolean): Metadata {
  return pageMetadata(city, {
    name: event.title,
    description: describe(city, event),
    path: eventPath(event),
    card: eventCard(city, event),
    keywords: [event.title, messages(city).events.event.toLowerCase()],
    // A sample event is announced by nobody, and a past one is of no use to a searcher.
    index: !over && !event.sample,
  });
}

/** While the calendar cannot be read. */
export function eventErrorMetadata(city: City): Metadata {
  const { event, unavailable } = messages(city).events;
  return withoutIndex({ title: `${event} | ${city.siteTitle}`, description: unavailable });
}
