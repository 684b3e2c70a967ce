import { blogHealth, unreadablePosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { inCity, servedCities } from '@/lib/city/this-city';
import { type NetworkReport, networkReport } from '@/lib/news/freshness/network-report';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { listedSources } from '@/lib/news/sources/listed-sources';
import { type CityProblems, hasProblems, problemsOfAll } from '@/lib/server/health/city-problems';
import { type ProcessHealth, processHealth } from '@/lib/server/health/process-health';
import { isReady } from '@/lib/server/health/readiness';
import { settings } from '@/lib/settings/settings';

/**
 * `unreadable` are files such as `anaheim/posts/new.md` among the posts that were asked for, `failing` the keys of cities
 * whose posts cannot be had; both up to a bound.
 */
type BlogsHealth =
  | { source: 'city folder'; unreadable: string[] }
  | { source: 'functions host'; kept: number; failing: string[]; moreFailing: number };

export type NetworkHealth = Omit<NetworkReport, 'status'> & {
  ready: boolean;
  status: 'starting' | 'ok' | 'degraded';
  cities: number;
  blog: BlogsHealth;
} & CityProblems &
  ProcessHealth;

const mostNamed = 100;

function unreadableOf({ key }: Pick<City, 'key'>): string[] {
  return inCity(key, unreadablePosts).map((name) => `${key}/${name}`);
}

function blogsHealth(now: number): BlogsHealth {
  if (!settings().blogApi) {
    const unreadable = servedCities().flatMap(unreadableOf).slice(0, mostNamed);
    return { source: 'city folder', unreadable };
  }
  const all = servedCities().map(({ key }) => ({ key, blog: inCity(key, () => blogHealth(now)) }));
  const asked = all.flatMap(({ key, blog }) => (blog.source === 'functions host' ? [{ key, ...blog }] : []));
  const failing = asked.filter((blog) => blog.failing > 0).map(({ key }) => key);
  const kept = asked.reduce((sum, blog) => sum + blog.kept, 0);
  const named = failing.slice(0, mostNamed);
  return { source: 'functions host', kept, failing: named, moreFailing: failing.length - named.length };
}

/** Of a process that serves many cities: counts for all, and what fails by name, up to a bound. */
export async function networkHealth(now: number, uptimeMs: number): Promise<NetworkHealth> {
  const records = feedStore().records();
  const listed = listedSources();
  const ready = isReady({ feeds: records, sources: listed.size }, uptimeMs, now);
  const { status: ofNews, ...news } = networkReport(listed, records, now);
  const blog = blogsHealth(now);
  const silentBlog = blog.source === 'functions host' && blog.failing.length > 0;
  const process = await processHealth(uptimeMs);
  const problems = problemsOfAll();
  const isDegraded = silentBlog || process.sharedStore === 'out of reach' || hasProblems(problems);
  const status = isDegraded ? 'degraded' : ofNews;
  return {
    ready,
    status: ready ? status : 'starting',
    cities: servedCities().length,
    ...problems,
    ...news,
    blog,
    ...process,
  };
}
