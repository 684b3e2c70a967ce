import type { Place } from '@/lib/base/dates/format-date';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { firstDay, isoRange, lastDay } from '@/lib/news/calendar/event-when';
import { dayWords, timeWords } from '@/lib/news/calendar/event-words';
import type { NewsItem } from '@/lib/news/news-item';

export type EventLine = {
  /** For `<time datetime>`: with the zone's offset, or a day alone. */
  iso: string;
  /** "November 25, 2026" or "November 25, 2026 – November 28, 2026". */
  days: string;
  /** "2–3:30 p.m.", "All day"; absent when not known or over several days. */
  hours?: string;
  where?: string;
};

export function lineOfEvent({ when, place: name, address }: LocalEvent, place: Place): EventLine {
  const [first, last] = [firstDay(when, place.timeZone), lastDay(when, place.timeZone)];
  const several = first !== last;
  const days = several ? `${dayWords(first, place)} – ${dayWords(last, place)}` : dayWords(first, place);
  const hours = several ? '' : timeWords(when, place);
  const where = name ?? address;
  const { start } = isoRange(when, place.timeZone);
  return { iso: start, days, ...(hours && { hours }), ...(where && { where }) };
}

export function eventLine({ event }: Pick<NewsItem, 'event'>, place: Place): EventLine | undefined {
  return event && lineOfEvent(event, place);
}

export function eventWords({ days, hours, where }: EventLine): string {
  return [days, hours, where].filter(Boolean).join(' · ');
}
