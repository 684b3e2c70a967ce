import { DateTime } from 'luxon';
import type { EditorEvent } from '@/lib/city/city-type';
import type { EventWhen, LocalEvent } from '@/lib/news/calendar/event';
import { eventId } from '@/lib/news/calendar/event-id';

export type EditorEvents = { events: LocalEvent[]; complaints: string[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isReal(text: string, zone: string): boolean {
  const moment = DateTime.fromISO(text, { zone });
  // An hour that the clocks skip reads back as another one.
  return text === moment.toFormat(DAY.test(text) ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm");
}

/** Undefined where start and end differ in form, are no dates, or run backwards. */
function whenOf({ start, end = start }: EditorEvent, zone: string): EventWhen | undefined {
  const ends = [start, end];
  const days = ends.filter((text) => DAY.test(text)).length;
  if (!ends.every((text) => isReal(text, zone)) || end < start || days === 1) return undefined;
  if (days === 2) return { kind: 'days', first: start, last: end, allDay: true };
  const [from, to] = ends.map((text) => DateTime.fromISO(text, { zone }).toJSDate()) as [Date, Date];
  return { kind: 'hours', start: from, ...(to > from && { end: to }) };
}

function faultOf(entry: EditorEvent, zone: string): string | undefined {
  const { key, title, text, place, organizer, listed } = entry;
  if (!/^[a-z0-9-]{1,80}$/.test(key)) return 'the key has more than small letters, digits and hyphens';
  if (![title, text, place, organizer.name].every((words) => words.trim()))
    return 'title, text, place or organizer is empty';
  if (!/^https:\/\//.test(organizer.href) || !URL.canParse(organizer.href))
    return 'the organizer has no https address';
  if (!DAY.test(listed) || !isReal(listed, zone)) return 'the day of its listing is no day';
  return whenOf(entry, zone) ? undefined : 'start and end are no days or hours in order';
}

function toEvent(entry: EditorEvent, zone: string): LocalEvent {
  const { key, title, text, place, address, listed, status = 'scheduled' } = entry;
  const organizer = { name: entry.organizer.name, url: entry.organizer.href };
  return {
    id: eventId(title, `editor ${key}`),
    title,
    text,
    when: whenOf(entry, zone) as EventWhen,
    place,
    ...(address && { address }),
    url: organizer.url,
    status,
    source: organizer,
    organizer,
    known: DateTime.fromISO(listed, { zone }).toJSDate(),
  };
}

/** Days and hours are read in `zone` (IANA); an entry with a fault is left out and reported. */
export function readEditorEvents(entries: readonly EditorEvent[], zone: string): EditorEvents {
  const read: EditorEvents = { events: [], complaints: [] };
  const keys = new Set<string>();
  for (const entry of entries) {
    const fault = keys.has(entry.key) ? 'the key is taken' : faultOf(entry, zone);
    keys.add(entry.key);
    if (fault === undefined) read.events.push(toEvent(entry, zone));
    else read.complaints.push(`${entry.key}: ${fault}`);
  }
  return read;
}
