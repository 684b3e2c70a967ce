import { calendarHealth } from '@/lib/events/events-desk';
import { healthReport } from '@/lib/news/freshness/health-report';
import { newsDesk } from '@/lib/news/freshness/news-desk';

export const dynamic = 'force-dynamic';

/** The state of every feed, and of the events in them, for whoever operates the site; 200 as long as the site can serve. */
export function GET(): Response {
  const report = healthReport(newsDesk().records(), Date.now());
  return Response.json(
    { ...report, calendar: calendarHealth() },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}
