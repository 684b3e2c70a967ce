import { eventById } from '@/lib/events/event-store';
import { eventPath } from '@/lib/outbound/addresses';
import { calendarReply } from '@/lib/outbound/file-replies';
import { notFoundReply, unavailableReply } from '@/lib/outbound/reply';
import { getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: { params: Promise<{ city: string; id: string }> }) {
  const city = await getCity(params);
  const now = new Date();
  const found = await eventById(city, (await params).id.toLowerCase(), now);
  if (found.state !== 'event')
    return found.state === 'unknown' ? notFoundReply(city) : unavailableReply(city, 60);
  const { event } = found;
  const path = `${eventPath(event)}/calendar.ics`;
  const file = { path, fileName: `${event.id}.ics`, name: city.siteTitle };
  return calendarReply(city, [event], file, now);
}
