import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { eventsIcs } from '@/lib/events/ics/event-ics';
import { icsResponse, noIcs } from '@/lib/events/ics/ics-response';
import { settings } from '@/lib/settings/settings';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const answer = await eventById(id);
  if (answer.state !== 'event') return noIcs(answer.state === 'unknown' ? 404 : 503);
  const { siteTitle, timeZone } = thisCity();
  const frame = { name: siteTitle, siteUrl: settings().siteUrl, zone: timeZone, now: new Date() };
  return icsResponse(request, eventsIcs([answer.event], frame), `${answer.event.id}.ics`);
}
