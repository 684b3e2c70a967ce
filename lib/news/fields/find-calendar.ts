import { DateTime } from 'luxon';
import { webAddress } from '@/lib/base/addresses';
import { cutText } from '@/lib/base/text/clean-text';
import { htmlToText } from '@/lib/base/text/html';
import { smallHours } from '@/lib/news/event';
import { lineOf, wordings } from '@/lib/news/fields/find-words';
import type { CalendarFields } from '@/lib/news/news-item';
import { firstText, type RawElement } from '@/lib/news/parse/raw-feed';

const MAX_FIELD = 200;
const MAX_TEXT = 200;
const MAX_HTML = 20_000;
const MAX_LINES = 60;
const MAX_PLACE_LINES = 4;

const BREAK = /<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/i;
const LABEL = /^(event dates?|event times?|location|description)\s*:\s*/i;

/**
 * Returns a calendar field's text. Finds it by its local name, because CivicPlus puts calendarEvent in the
 * city's own namespace (quirk 34).
 */
function fieldNamed(item: RawElement, local: string): string {
  const ending = `:${local}`;
  for (const name of item.children.keys()) {
    if (!name.endsWith(ending)) continue;
    const text = lineOf((firstText(item, name) ?? '').replaceAll(/<br\s*\/?>/gi, ', '));
    if (text) return cutText(text, MAX_FIELD);
  }
  return '';
}

function labeled(html: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  let label = 'description';
  for (const piece of html.slice(0, MAX_HTML).split(BREAK, MAX_LINES)) {
    const line = htmlToText(piece);
    const found = LABEL.exec(line);
    // A date or time takes one line. Later lines without a label belong to the description.
    if (found) label = (found[1] ?? '').toLowerCase();
    else if (label.startsWith('event')) label = 'description';
    const rest = found ? line.slice(found[0].length) : line;
    if (rest) parts.set(label, [...(parts.get(label) ?? []), rest]);
  }
  return parts;
}

function startIn(item: RawElement): string | undefined {
  return firstText(item, 'ev:startdate') ?? firstText(item, 'xcal:dtstart');
}

/** Whether an item is a calendar entry: it has event dates or a start of the RSS event module (quirk 34). */
export function isCalendarEntry(item: RawElement): boolean {
  return fieldNamed(item, 'eventdates') !== '' || startIn(item) !== undefined;
}

/** Returns dates and times of the RSS event module in the format of other calendars; undefined without a start. */
function eventModule(item: RawElement, zone: string): { dates: string; times: string } | undefined {
  const from = startIn(item) ?? '';
  const until = firstText(item, 'ev:enddate') ?? firstText(item, 'xcal:dtend') ?? '';
  const [start, end] = [from, until].map((text) => DateTime.fromISO(text, { zone, locale: 'en' }));
  if (!start?.isValid) return undefined;
  const last = end?.isValid && end > start ? end : start;
  // An end before 5 a.m. belongs to the previous day.
  const lastDay = last.minus({ hours: until.includes('T') ? smallHours : 0 });
  const days = lastDay > start && !lastDay.hasSame(start, 'day') ? [start, lastDay] : [start];
  const hours = last === start ? [start] : [start, last];
  return {
    dates: days.map((day) => day.toFormat('MMMM d, yyyy')).join(' - '),
    times: from.includes('T') ? hours.map((time) => time.toFormat('hh:mm a')).join(' - ') : 'All day',
  };
}

const agendaLink =
  /<a\s[^>]{0,200}?href=["']([^"']{1,1000})["'][^>]{0,200}>(?:(?!<\/a>)[\s\S]){0,200}?\bagenda\b/i;

function agendaIn(html: string): string | undefined {
  const address = agendaLink.exec(html.slice(0, MAX_HTML))?.[1];
  return address && webAddress(htmlToText(address));
}

/**
 * Reads an item's calendar fields; undefined if it has no day (quirks 34 to 37). The place comes from the description,
 * which puts each part on its own line; the location element runs the parts together. Times of the event module are
 * read in `zone` (IANA).
 */
export function findCalendar(item: RawElement, zone: string): CalendarFields | undefined {
  const known = eventModule(item, zone);
  const dates = known?.dates ?? fieldNamed(item, 'eventdates');
  if (!dates) return undefined;
  const times = known?.times ?? fieldNamed(item, 'eventtimes');
  const html = wordings(item).find(({ text }) => text)?.text ?? '';
  const parts = labeled(html);
  const agenda = agendaIn(html);
  const lines = parts.get('location')?.slice(0, MAX_PLACE_LINES).join('\n');
  const location = lines ? cutText(lines, MAX_FIELD) : fieldNamed(item, 'location');
  return {
    dates,
    ...(times && { times }),
    ...(location && { location }),
    ...(agenda && { agenda }),
    text: cutText((parts.get('description') ?? []).join(' '), MAX_TEXT),
  };
}
