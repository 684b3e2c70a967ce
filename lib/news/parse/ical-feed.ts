import { DateTime } from 'luxon';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type RawDocument, type RawElement, toElement } from '@/lib/news/parse/raw-feed';

const PROPERTY = /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/;
const FOLD = /\r?\n[ \t]/g;

type Property = { parameters: string; value: string };
type Properties = Map<string, Property>;

/** Returns the properties of each event, without those of its alarms. */
function eventsIn(lines: readonly string[]): Properties[] {
  const events: Properties[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, written = '', parameters = '', value = ''] = PROPERTY.exec(line) ?? [];
    const name = written.toUpperCase();
    if (name === 'BEGIN') open.push(value.trim().toUpperCase());
    else if (name === 'END') open.pop();
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.set(name, { parameters, value });
    if (name === 'BEGIN' && open.at(-1) === 'VEVENT') events.push(new Map());
  }
  return events;
}

/** Returns a property's text with its escapes resolved (RFC 5545, 3.3.11). */
function textOf(event: Properties, name: string): string {
  const { value = '' } = event.get(name) ?? {};
  return value
    .replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char))
    .trim();
}

/**
 * Returns a start or end in ISO 8601, without an offset if its zone is unknown. The end of an all-day event is
 * exclusive in iCalendar, but inclusive here.
 */
function timeOf(event: Properties, name: 'DTSTART' | 'DTEND'): string {
  const { parameters = '', value = '' } = event.get(name) ?? {};
  if (!value.includes('T')) {
    const day = DateTime.fromISO(value.trim());
    const last = name === 'DTEND' && value !== event.get('DTSTART')?.value ? day.minus({ days: 1 }) : day;
    return last.toISODate() ?? '';
  }
  const zone = /TZID="?([^";:]+)/i.exec(parameters)?.[1];
  return (zone && DateTime.fromISO(value.trim(), { zone }).toISO()) || value.trim();
}

function field(name: string, text: string): RawElement[] {
  return text === '' ? [] : [toElement(name, { text, attributes: { type: 'text' } })];
}

function toItem(event: Properties, url: string): RawElement {
  const title = textOf(event, 'SUMMARY');
  const uid = textOf(event, 'UID');
  const isCanceled = textOf(event, 'STATUS').toUpperCase() === 'CANCELLED';
  const children = [
    ...field('title', isCanceled ? `CANCELLED: ${title}` : title),
    ...field('link', textOf(event, 'URL') || `${url}#${encodeURIComponent(uid || title)}`),
    ...field('guid', uid),
    ...field('description', textOf(event, 'DESCRIPTION')),
    ...field('ev:startdate', timeOf(event, 'DTSTART')),
    ...field('ev:enddate', timeOf(event, 'DTEND')),
    ...field('ev:location', textOf(event, 'LOCATION')),
  ];
  return toElement('item', { children });
}

/** Whether a text begins like an iCalendar file. */
export function looksLikeCalendar(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR\b/i.test(text);
}

/** Parses an iCalendar file (RFC 5545) as a feed of events. Only the first day of a recurring event is read. */
export function readCalendar(text: string, url: string): Outcome<RawDocument> {
  const lines = text.replace(FOLD, '').split(/\r?\n/);
  const events = eventsIn(lines);
  const name = lines.find((line) => /^X-WR-CALNAME\b/i.test(line))?.replace(/^[^:]*:/, '') ?? '';
  return ok({
    format: 'ical',
    channel: toElement('channel', { children: field('title', name.trim()) }),
    itemCount: events.length,
    item: (index) => toItem(events[index] ?? new Map(), url),
    complete: /^END:VCALENDAR\s*$/im.test(text),
  });
}
