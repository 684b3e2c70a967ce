import type { Place } from '@/lib/base/dates/format-date';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { firstDay, isoRange, lastDay } from '@/lib/news/calendar/event-when';
import { dayWords, timeWords } from '@/lib/news/calendar/event-words';
import type { NewsItem } from '@/lib/news/news-item';

/** What a list says of an event in place of a date of publication. */
export type EventLine = {
  /** Its start for a `<time datetime>`: with the zone's offset, or a day alone. */
  iso: string;
  /** "November 25, 2026" or "November 25, 2026 – November 28, 2026". */
  days: string;
  /** "2:00 PM – 3:30 PM", "All day"; absent when not known or over several days. */
  hours?: string;
  /** The name of the place, else its address. */
  where?: string;
};

/** Day, hours and place of an event, for a language and zone. */
export function lineOfEvent({ when, place: name, address }: LocalEvent, place: Place): EventLine {
  const [first, last] = [firstDay(when, place.timeZone), lastDay(when, place.timeZone)];
  const several = first !== last;
  const days = several ? `${dayWords(first, place)} – ${dayWords(last, place)}` : dayWords(first, place);
  const hours = several ? '' : timeWords(when, place);
  const where = name ?? address;
  const { start } = isoRange(when, place.timeZone);
  return { iso: start, days, ...(hours && { hours }), ...(where && { where }) };
}

/** Day, hours and place of an item that is an event, for the city's language and zone; nothing for a headline. */
export function eventLine({ event }: Pick<NewsItem, 'event'>, place: Place): EventLine | undefined {
  return event && lineOfEvent(event, place);
}

/** The same in one line: "November 25, 2026 · 2:00 PM – 3:30 PM · Central Library". */
export function eventWords({ days, hours, where }: EventLine): string {
  return [days, hours, where].filter(Boolean).join(' · ');
}
