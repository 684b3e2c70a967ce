import { type BlogHealth, blogHealth } from '@/lib/blog/blog-store';
import { calendarHealth } from '@/lib/events/event-store';
import { sharedStore } from '@/lib/freshness/records/shared-store';
import { type HealthReport, healthReport } from '@/lib/news/freshness/health-report';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { type PictureHealth, pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { type RadioHealth, radioHealth } from '@/lib/radio/radio-hubs';
import { leftOutNow } from '@/lib/server/health/left-out-now';
import { isReady } from '@/lib/server/health/readiness';

export type SiteHealth = Omit<HealthReport, 'status'> & {
  /** Whether readers may be sent here. */
  ready: boolean;
  /** 'degraded' when a source fails or is older than an hour; readers are served all the same. */
  status: 'starting' | 'ok' | 'degraded';
  uptimeSeconds: number;
  sharedStore?: 'in reach' | 'out of reach';
  calendar: ReturnType<typeof calendarHealth>;
  blog: BlogHealth;
  radio: RadioHealth[];
  pictures: PictureHealth;
};

export async function siteHealth(now: number, uptimeMs: number): Promise<SiteHealth> {
  const records = feedStore().records();
  const ready = isReady(records, uptimeMs, now);
  const news = healthReport(records, now, leftOutNow(records, now));
  const blog = blogHealth(now);
  const silentBlog = blog.source === 'functions host' && blog.failing > 0;
  const store = sharedStore();
  const cutOff = store !== undefined && !store.inReach();
  const status = silentBlog || cutOff ? 'degraded' : news.status;
  return {
    ready,
    ...news,
    status: ready ? status : 'starting',
    uptimeSeconds: Math.round(uptimeMs / 1000),
    ...(store && { sharedStore: cutOff ? 'out of reach' : 'in reach' }),
    calendar: calendarHealth(),
    blog,
    radio: radioHealth(),
    pictures: await pictureProxy().health(),
  };
}
