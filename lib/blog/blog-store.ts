import { log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import { processWide } from '@/lib/base/process-wide';
import type { BlogEntry, BlogPost, BlogSource } from '@/lib/blog/blog-post';
import { isTakenDown, publishDue, publishedIn } from '@/lib/blog/published';
import type { CachedHost } from '@/lib/blog/sources/cached-host';
import { citySource } from '@/lib/blog/sources/city-folder';
import { hostSource } from '@/lib/blog/sources/functions-host';
import { knownPosts, problemsOf } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import { inCity, servedCities, thisCity } from '@/lib/city/this-city';
import { firstLookAfter, startRefresher } from '@/lib/freshness/schedule';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/timed';
import { settings } from '@/lib/settings/settings';

type SiteBlog = BlogSource & Partial<CachedHost>;

export type BlogHealth =
  | { source: 'city folder' }
  | { source: 'functions host'; kept: number; failing: number; parts: (SourceHealth & { part: string })[] };

function createSource(city: City): SiteBlog {
  const now = settings();
  return now.blogApi ? hostSource(city, now, now.blogApi) : citySource(city, now);
}

/** By the city as it was read: after an edit its posts are read again. */
function siteBlog(): SiteBlog {
  const blogs = processWide('blog sources', () => new WeakMap<City, SiteBlog>());
  const city = thisCity();
  const blog = blogs.get(city) ?? createSource(city);
  blogs.set(city, blog);
  return blog;
}

export function blogPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
  return siteBlog().post(slug);
}

/** Also a draft, and one whose time has not come; none that the desk hides. */
export async function unpublishedPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
  const found = await siteBlog().unpublished(slug);
  return found.ok && found.value && isTakenDown(thisCity().key, found.value) ? ok(undefined) : found;
}

/** The post that had this slug once, of those that readers may know of. */
export async function postFormerlyAt(slug: string): Promise<BlogEntry | undefined> {
  const all = await allPosts();
  return all.ok ? all.value.find(({ formerly }) => formerly?.includes(slug)) : undefined;
}

/** Newest first. */
export function allPosts(): Promise<Outcome<readonly BlogEntry[]>> {
  return siteBlog().list();
}

/** Reads the posts in the folder of the city in hand, where that is their source; the log says what is wrong. */
export async function readFolderPosts(): Promise<void> {
  const blog = siteBlog();
  if (!blog.records) await blog.list();
}

/**
 * What is wrong with posts in the folder of the city in hand, as far as they were read: `posts/new.md:3: …`. Anybody may
 * ask: drafts and posts to come are not named.
 */
export function postProblems(): string[] {
  const city = thisCity();
  return problemsOf(knownPosts(city), publishedIn(city.key, Date.now));
}

/** Of a host that is down every post has one. */
const mostTold = 50;

export function blogHealth(now: number): BlogHealth {
  const records = siteBlog().records?.();
  if (!records) return { source: 'city folder' };
  const failing = records.filter(({ fails }) => fails > 0);
  const told = records.filter(({ key, fails }) => key === 'list' || fails > 0).slice(0, mostTold);
  return {
    source: 'functions host',
    kept: records.filter(({ goodAt }) => goodAt > 0).length,
    failing: failing.length,
    parts: told.map((record) => ({ part: record.key, ...sourceHealth(record, now) })),
  };
}

/** Those of all cities whose first look has come: a host that thousands share is not asked for all at once. */
function blogsDue(sinceStart: number): SiteBlog[] {
  const cities = servedCities();
  const periodMs = settings().feedRefreshSeconds * 1000;
  return cities
    .filter(({ key }) => sinceStart >= firstLookAfter(key, cities.length, periodMs))
    .map(({ key }) => inCity(key, siteBlog));
}

/** ms. */
const betweenLooks = 1000;

export function keepBlogFresh(): void {
  setInterval(() => publishDue(Date.now()), betweenLooks).unref();
  if (!settings().blogApi) return;
  const begun = performance.now();
  startRefresher(
    () =>
      blogsDue(performance.now() - begun).flatMap(({ refreshList }) => (refreshList ? [refreshList()] : [])),
    log,
  );
}
