import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { eventsIcs } from '@/lib/events/ics/event-ics';
import { icsResponse, noIcs } from '@/lib/events/ics/ics-response';
import { hasCalendar } from '@/lib/news/sources/sections-here';
import { settings } from '@/lib/settings/settings';

export const dynamic = 'force-dynamic';

/** While the source is silent: no calendar, rather than an empty one. */
export async function GET(request: Request): Promise<Response> {
  if (!hasCalendar()) return noIcs(404);
  const news = await upcomingEvents();
  if (news.state === 'error') return noIcs(503);
  const { siteTitle, timeZone } = thisCity();
  const frame = { name: `${siteTitle} events`, siteUrl: settings().siteUrl, zone: timeZone, now: new Date() };
  return icsResponse(request, eventsIcs(news.state === 'events' ? news.events : [], frame), 'events.ics');
}
