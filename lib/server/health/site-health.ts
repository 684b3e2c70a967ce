import { type BlogHealth, blogHealth, readFolderPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { calendarHealth } from '@/lib/events/event-store';
import { type HealthReport, healthReport } from '@/lib/news/freshness/health-report';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { recordsHere } from '@/lib/news/freshness/records-here';
import { listedSources } from '@/lib/news/sources/listed-sources';
import { type CityProblems, hasProblems, problemsOf } from '@/lib/server/health/city-problems';
import { leftOutNow } from '@/lib/server/health/left-out-now';
import { type ProcessHealth, processHealth } from '@/lib/server/health/process-health';
import { isReady } from '@/lib/server/health/readiness';

export type SiteHealth = Omit<HealthReport, 'status'> & {
  /** Whether readers may be sent here: to this process, whatever city they read. */
  ready: boolean;
  /** 'degraded' when a source fails or is older than an hour, or an edit does not show; readers are served all the same. */
  status: 'starting' | 'ok' | 'degraded';
  calendar: ReturnType<typeof calendarHealth>;
  blog: BlogHealth;
} & CityProblems &
  ProcessHealth;

/** Of the city in hand, with every source of its own. */
export async function siteHealth(now: number, uptimeMs: number): Promise<SiteHealth> {
  const records = recordsHere();
  const ready = isReady({ feeds: feedStore().records(), sources: listedSources().size }, uptimeMs, now);
  const news = healthReport(records, now, leftOutNow(records, now));
  await readFolderPosts();
  const blog = blogHealth(now);
  const silentBlog = blog.source === 'functions host' && blog.failing > 0;
  const { radio, pictures, ...process } = await processHealth(uptimeMs);
  const problems = problemsOf(thisCity().key);
  const isDegraded = silentBlog || process.sharedStore === 'out of reach' || hasProblems(problems);
  const status = isDegraded ? 'degraded' : news.status;
  return {
    ready,
    ...news,
    status: ready ? status : 'starting',
    ...problems,
    ...process,
    calendar: calendarHealth(records),
    blog,
    radio,
    pictures,
  };
}
