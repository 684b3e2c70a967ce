import { thisCity } from '@/lib/city/this-city';
import { eventsIcs } from '@/lib/events/event-ics';
import { upcomingEvents } from '@/lib/events/event-store';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { icsReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { notHere, notNow } from '@/lib/outbound/reply';
import { settings } from '@/lib/settings/settings';

/** While the source is silent: no calendar, rather than an empty one. */
export const GET = onRequest(async () => {
  if (!hasCalendar()) return notHere();
  const news = await upcomingEvents();
  if (news.state === 'error') return notNow(60);
  const { siteTitle } = thisCity();
  const frame = { name: `${siteTitle} events`, siteUrl: settings().siteUrl, now: new Date() };
  const body = eventsIcs(news.state === 'events' ? news.events : [], frame);
  return icsReply(body, { path: '/events.ics', fileName: 'events.ics' });
});
