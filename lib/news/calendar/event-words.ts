import {
  clockSpan,
  clockTime,
  formatter,
  longDate,
  type Place,
  usesApTime,
  weekdayDate,
} from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { setHeadline } from '@/lib/base/text/set-headline';
import { messages } from '@/lib/messages/messages';
import {
  type EventStatus,
  type EventWhen,
  firstDay,
  isoRange,
  type LocalEvent,
  lastDay,
} from '@/lib/news/event';
import type { NewsItem } from '@/lib/news/news-item';

function time(instant: Date, place: Place, withZone = false): string {
  const shape = withZone ? 'clockWithZone' : 'clockOfRegion';
  // Replace the narrow no-break space before pm, so that lines can break there and text search finds it.
  return formatter(place, shape).format(instant).replaceAll('\u202F', ' ');
}

/** Returns noon UTC of a day. Formatted in UTC, it shows this day whatever the server's time zone. */
function wholeDay(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Returns "November 25, 2026". */
export function dayWords(day: string, { locale }: Place): string {
  return longDate(wholeDay(day), { locale, timeZone: 'UTC' });
}

/** Returns "Wednesday, November 25, 2026". */
export function weekdayWords(day: string, { locale }: Place): string {
  return weekdayDate(wholeDay(day), { locale, timeZone: 'UTC' });
}

/** Returns "November 25, 2026 – November 28, 2026"; in Spanish "25–28 de noviembre de 2026". */
function daysWords(first: string, last: string, place: Place): string {
  if (siteLanguage(place) !== 'es') return `${dayWords(first, place)} – ${dayWords(last, place)}`;
  return formatter({ ...place, timeZone: 'UTC' }, 'long').formatRange(wholeDay(first), wholeDay(last));
}

/** Returns the weekday of a day (`2026-11-25`) in the city's language: "Wednesday". */
export function weekdayName(day: string, place: Place): string {
  return weekdayWords(day, place).split(',', 1)[0] ?? '';
}

type Hours = EventWhen & { kind: 'hours' };

function zoneName(instant: Date, place: Place): string {
  const parts = formatter(place, 'clockWithZone').formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function hoursWords(when: Hours, place: Place, withZone: boolean): string {
  if (usesApTime(place) || siteLanguage(place) === 'es') {
    const words = when.end ? clockSpan(when.start, when.end, place) : clockTime(when.start, place);
    return withZone ? `${words} ${zoneName(when.end ?? when.start, place)}` : words;
  }
  if (!when.end) return time(when.start, place, withZone);
  return `${time(when.start, place)} – ${time(when.end, place, withZone)}`;
}

/** Returns the time in words: "2–3:30 p.m.", "All day", "Until November 28, 2026"; '' if it is unknown. */
export function timeWords(when: EventWhen, place: Place): string {
  const last = lastDay(when, place.timeZone);
  if (last !== firstDay(when, place.timeZone)) return messages(place).events.until(dayWords(last, place));
  if (when.kind === 'hours') return hoursWords(when, place, false);
  return when.allDay ? messages(place).events.allDay : '';
}

/**
 * Returns the lines under "When" on an event's page: its days, then its hours with their time zone, "All
 * day", or that the time is unknown.
 */
export function whenLines(when: EventWhen, place: Place): string[] {
  const [first, last] = [firstDay(when, place.timeZone), lastDay(when, place.timeZone)];
  const days =
    first === last
      ? weekdayWords(first, place)
      : `${weekdayWords(first, place)} – ${weekdayWords(last, place)}`;
  if (when.kind === 'hours') return [days, hoursWords(when, place, true)];
  const { allDay, noTime } = messages(place).events;
  return [days, when.allDay ? allDay : noTime];
}

/** Returns "Canceled" or "Postponed" in the city's language; undefined for an event that takes place. */
export function statusWord(place: Pick<Place, 'locale'>, status: EventStatus): string | undefined {
  const { canceled, postponed } = messages(place).events;
  return { scheduled: undefined, cancelled: canceled, postponed }[status];
}

/** Returns an event's title, preceded by its status unless it takes place as planned: "Postponed: Holiday Parade". */
export function titleWithStatus(
  place: Pick<Place, 'locale'>,
  { title, status }: Pick<LocalEvent, 'title' | 'status'>,
): string {
  const word = statusWord(place, status);
  return word ? `${word}: ${title}` : title;
}

const TOWN = /(?<=, )([^,\d]{2,40},?) ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/**
 * Puts no-break spaces inside a town's name and between state and ZIP code. A narrow column then breaks the line before
 * the state, not before the ZIP code.
 */
export function addressLine(address: string): string {
  return address.replace(
    TOWN,
    (_, town: string, state, code) => `${town.replaceAll(' ', '\u00A0')} ${state}\u00A0${code}`,
  );
}

/** Returns a sample event's title without "Sample:", for lists with one notice about samples above them. */
export function plainTitle(place: Place, { title, sample }: Pick<LocalEvent, 'title' | 'sample'>): string {
  const mark = `${messages(place).events.sampleMark} `;
  return setHeadline(sample && title.startsWith(mark) ? title.slice(mark.length) : title);
}

/** Returns "Central Library, 500 W. Broadway, Brownsville, TX 78520"; '' if unknown. */
export function eventPlace({ place, address }: Pick<LocalEvent, 'place' | 'address'>): string {
  return [place, address && addressLine(address)].filter(Boolean).join(', ');
}

type EventLine = {
  /** Value for `<time datetime>`: a time with its UTC offset, or only a day. */
  iso: string;
  /** "November 25, 2026" or "November 25, 2026 – November 28, 2026". */
  days: string;
  /** "2–3:30 p.m.", "All day"; undefined if the hours are unknown or the event lasts several days. */
  hours?: string;
  where?: string;
};

/** Returns an event's days, hours and place in words. Its address stands in for a missing place. */
export function lineOfEvent({ when, place: name, address }: LocalEvent, place: Place): EventLine {
  const [first, last] = [firstDay(when, place.timeZone), lastDay(when, place.timeZone)];
  const several = first !== last;
  const days = several ? daysWords(first, last, place) : dayWords(first, place);
  const hours = several ? '' : timeWords(when, place);
  const where = name ?? address;
  const { start } = isoRange(when, place.timeZone);
  return { iso: start, days, ...(hours && { hours }), ...(where && { where }) };
}

/** Returns the days, hours and place of an item's event; undefined if the item is no event. */
export function eventLine({ event }: Pick<NewsItem, 'event'>, place: Place): EventLine | undefined {
  return event && lineOfEvent(event, place);
}

/** Returns an event's line as one string: "November 25, 2026 · 2–3:30 p.m. · Central Library". */
export function eventWords({ days, hours, where }: EventLine): string {
  return [days, hours, where].filter(Boolean).join(' · ');
}
