import { blogHealth } from '@/lib/blog/blog-desk';
import { calendarHealth } from '@/lib/events/events-desk';
import { healthReport } from '@/lib/news/freshness/health-report';
import { newsDesk } from '@/lib/news/freshness/news-desk';

export const dynamic = 'force-dynamic';

/** The state of every feed, its events and the blog for whoever operates the site; 200 as long as the site can serve. */
export function GET(): Response {
  const report = healthReport(newsDesk().records(), Date.now());
  const blog = blogHealth();
  const status = blog?.failing ? 'degraded' : report.status;
  return Response.json(
    { ...report, status, calendar: calendarHealth(), blog },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}
