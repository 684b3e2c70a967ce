import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { eventsIcs } from '@/lib/events/event-ics';
import type { LocalEvent } from '@/lib/news/event';
import { documentReply, notFoundReply, reply } from '@/lib/outbound/reply';
import { iconFile } from '@/lib/pages/brand';
import type { FolderFile } from '@/lib/pages/partners';
import { siteUrlOf } from '@/lib/settings/settings';

/** Responds with one of the city's icons, such as /favicon.ico, or 404. */
export async function iconReply(city: City, address: string): Promise<Response> {
  const icon = await iconFile(address, city);
  return icon ? reply(icon.body, { type: icon.type }) : notFoundReply(city);
}

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

/** Responds with a file of a city's folder, typed by its extension, or 404. */
export function folderFileReply(city: City, name: string, file: FolderFile | undefined): Response {
  const type = types[path.extname(name)];
  if (!file || !type) return notFoundReply(city);
  const more = { 'Last-Modified': file.modified.toUTCString() };
  return reply(file.body, { type, more });
}

type CalendarFile = { path: string; fileName: string; name: string };

/** Responds with events as an iCalendar file; `name` is the calendar's title. */
export function calendarReply(
  city: City,
  events: readonly LocalEvent[],
  { path, fileName, name }: CalendarFile,
  now: Date,
): Response {
  const body = eventsIcs(city, events, { name, siteUrl: siteUrlOf(city), now });
  const more = { 'Content-Disposition': `inline; filename="${fileName}"`, 'X-Robots-Tag': 'noindex' };
  return documentReply(city, body, { path, type: 'text/calendar; charset=utf-8', more }, now);
}
