import { DateTime } from 'luxon';
import type { EditorEvent } from '@/lib/city/city-type';
import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { eventId } from '@/lib/news/calendar/event-id';

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

function whenOf({ start, end = start }: EditorEvent, zone: string): EventWhen {
  if (wholeDay.test(start)) return { kind: 'days', first: start, last: end, allDay: true };
  const [from, to] = [start, end].map((text) => DateTime.fromISO(text, { zone }).toJSDate()) as [Date, Date];
  return { kind: 'hours', start: from, ...(to > from && { end: to }) };
}

function toEvent(entry: EditorEvent, zone: string): LocalEvent {
  const { key, title, text, place, address, listed, status = 'scheduled' } = entry;
  const organizer = { name: entry.organizer.name, url: entry.organizer.href };
  return {
    id: eventId(title, `editor ${key}`),
    title,
    text,
    when: whenOf(entry, zone),
    place,
    ...(address && { address }),
    url: organizer.url,
    status,
    source: organizer,
    organizer,
    known: DateTime.fromISO(listed, { zone }).toJSDate(),
  };
}

/** Days and hours are read in `zone` (IANA). The city has only entries without a fault (lib/city/read/check-days.ts). */
export function readEditorEvents(entries: readonly EditorEvent[], zone: string): LocalEvent[] {
  return entries.map((entry) => toEvent(entry, zone));
}
