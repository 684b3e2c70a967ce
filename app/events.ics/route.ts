import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { messages } from '@/lib/messages/messages';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { calendarReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { notHere, notNow } from '@/lib/outbound/reply';

/** While the source is silent: no calendar, rather than an empty one. */
export const GET = onRequest(async () => {
  if (!hasCalendar()) return notHere();
  const news = await upcomingEvents();
  if (news.state === 'error') return notNow(60);
  const file = {
    path: '/events.ics',
    fileName: 'events.ics',
    name: messages().events.of(thisCity().siteTitle),
  };
  return calendarReply(news.state === 'events' ? news.events : [], file);
});
