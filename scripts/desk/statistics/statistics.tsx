import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import { StatisticsPage } from '@/components/desk/statistics/statistics-page';
import { longDate } from '@/lib/base/dates/format-date';
import { postPath } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { postsOf } from '@/lib/desk/mistakes';
import { countVisits, type Visits } from '@/lib/desk/statistics/count-visits';
import type { DeskApp, DeskContext } from '@/scripts/desk/context';

/** How long a count is cached, so that reloading the page does not read the log again. */
const KEPT_MS = 600_000;

/** Returns the titles of the front page and of all posts, by path. */
async function titlesOf(city: City, front: string): Promise<Map<string, string>> {
  const all = await postsOf(city);
  const posts = all.ok ? [...all.value.values()].flatMap(({ good }) => good ?? []) : [];
  return new Map([['/', front], ...posts.map((post) => [postPath(post), post.metaTitle] as const)]);
}

/** Adds the page with yesterday's page views. Counts them in the log at ACCESS_LOG and in its last rotated file. */
export function addStatisticsRoutes(app: DeskApp, context: DeskContext): void {
  const time = { ttl: KEPT_MS, ttlResolution: 0, perf: { now: context.clock } };
  const kept = new LRUCache<number, Promise<Visits | undefined>>({ max: 100, ...time });
  const visitsOn = (log: string, start: DateTime, end: DateTime) => {
    const span = { start: start.toMillis(), end: end.toMillis() };
    const known = kept.get(span.start);
    if (known) return known;
    const visits = countVisits([`${log}.1`, log], span);
    kept.set(span.start, visits);
    return visits;
  };
  app.get('/:city/statistics', async (c) => {
    const city = c.get('city');
    const { accessLog } = context;
    const end = DateTime.fromMillis(context.clock(), { zone: city.timeZone }).startOf('day');
    const start = end.minus({ days: 1 });
    const counted = accessLog ? await visitsOn(accessLog, start, end).catch(() => undefined) : undefined;
    const visits = counted ?? (accessLog ? 'unread' : 'none');
    const day = longDate(start.toJSDate(), city);
    const { sections } = c.get('texts').core;
    const titles = await titlesOf(city, sections.today);
    const page = <StatisticsPage visits={visits} day={day} titles={titles} />;
    return context.page(c, sections.statistics, page);
  });
}
