import { upcomingEvents } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { calendarReply } from '@/lib/outbound/file-replies';
import { notFoundReply, unavailableReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Serves the calendar. Fails if its source fails, because an empty calendar would delete readers' events. */
export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  if (!hasCalendar(city)) return notFoundReply(city);
  const now = new Date();
  const news = await upcomingEvents(city, now);
  if (news.state === 'error') return unavailableReply(city, 60);
  const file = {
    path: '/events.ics',
    fileName: 'events.ics',
    name: messages(city).events.of(city.siteTitle),
  };
  return calendarReply(city, news.state === 'events' ? news.events : [], file, now);
}
