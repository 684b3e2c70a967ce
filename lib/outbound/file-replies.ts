import path from 'node:path';
import { thisCity } from '@/lib/city/this-city';
import { eventsIcs } from '@/lib/events/event-ics';
import type { LocalEvent } from '@/lib/news/event';
import { documentReply, notHere, reply } from '@/lib/outbound/reply';
import { iconFile } from '@/lib/pages/brand';
import type { FolderFile } from '@/lib/pages/partners';
import { settings } from '@/lib/settings/settings';

/** The city's emblem at an address such as /favicon.ico; 404 for another. */
export async function iconReply(address: string): Promise<Response> {
  const icon = await iconFile(address, thisCity());
  return icon ? reply(icon.body, { type: icon.type }) : notHere();
}

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

/** A file of a city's folder under its name, which says its type; 404 without one. */
export function folderFileReply(name: string, file: FolderFile | undefined): Response {
  const type = types[path.extname(name)];
  if (!file || !type) return notHere();
  const more = { 'Last-Modified': file.modified.toUTCString() };
  return reply(file.body, { type, more });
}

type CalendarFile = { path: string; fileName: string; name: string };

/** Events as a calendar file, which shows under `name` in a reader's own calendars. */
export function calendarReply(
  events: readonly LocalEvent[],
  { path, fileName, name }: CalendarFile,
): Response {
  const body = eventsIcs(events, { name, siteUrl: settings().siteUrl, now: new Date() });
  return documentReply(body, {
    path,
    type: 'text/calendar; charset=utf-8',
    more: { 'Content-Disposition': `inline; filename="${fileName}"`, 'X-Robots-Tag': 'noindex' },
  });
}
