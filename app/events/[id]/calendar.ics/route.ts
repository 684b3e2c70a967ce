import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { eventsIcs } from '@/lib/events/ics/event-ics';
import { icsReply, noIcs } from '@/lib/outbound/ics-reply';
import { eventPath } from '@/lib/outbound/metadata/graphs/event-graph';
import { settings } from '@/lib/settings/settings';

type Context = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { id } = await params;
  const answer = await eventById(id);
  if (answer.state !== 'event') return noIcs(answer.state === 'unknown' ? 404 : 503);
  const { siteTitle, timeZone } = thisCity();
  const frame = { name: siteTitle, siteUrl: settings().siteUrl, zone: timeZone, now: new Date() };
  const { event } = answer;
  const file = { path: `${eventPath(event)}/calendar.ics`, fileName: `${event.id}.ics` };
  return icsReply(request, eventsIcs([event], frame), file);
}
