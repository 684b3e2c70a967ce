import { thisCity } from '@/lib/city/this-city';
import { eventsIcs } from '@/lib/events/event-ics';
import { eventById } from '@/lib/events/event-store';
import { eventPath } from '@/lib/outbound/addresses';
import { icsReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { notHere, notNow } from '@/lib/outbound/reply';
import { settings } from '@/lib/settings/settings';

type Context = { params: Promise<{ id: string }> };

export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const { id } = await params;
  const answer = await eventById(id);
  if (answer.state !== 'event') return answer.state === 'unknown' ? notHere() : notNow(60);
  const { siteTitle } = thisCity();
  const frame = { name: siteTitle, siteUrl: settings().siteUrl, now: new Date() };
  const { event } = answer;
  const file = { path: `${eventPath(event)}/calendar.ics`, fileName: `${event.id}.ics` };
  return icsReply(eventsIcs([event], frame), file);
});
