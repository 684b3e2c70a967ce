import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { eventPath } from '@/lib/outbound/addresses';
import { calendarReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { notHere, notNow } from '@/lib/outbound/reply';

export const GET = onRequest(async (_request: Request, { params }: { params: Promise<{ id: string }> }) => {
  const answer = await eventById((await params).id);
  if (answer.state !== 'event') return answer.state === 'unknown' ? notHere() : notNow(60);
  const { event } = answer;
  const path = `${eventPath(event)}/calendar.ics`;
  return calendarReply([event], { path, fileName: `${event.id}.ics`, name: thisCity().siteTitle });
});
