import { type Outcome, ok } from '@/lib/base/outcome';
import type { BlogEntry, BlogPost, BlogSource, ListedPost } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import { isTakenDown, publishDue, publishedIn } from '@/lib/blog/published';
import type { CachedHost } from '@/lib/blog/sources/cached-host';
import { citySource } from '@/lib/blog/sources/city-folder';
import { hostSource } from '@/lib/blog/sources/functions-host';
import { knownPosts, problemsOf } from '@/lib/blog/sources/known-posts';
import type { City } from '@/lib/city/city-type';
import { servedCities } from '@/lib/city/this-city';
import { type Round, roundsOf } from '@/lib/freshness/schedule';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/timed';
import { settings, settingsOf } from '@/lib/settings/settings';

export type SiteBlog = BlogSource & Partial<CachedHost>;

export type BlogHealth =
  | { source: 'city folder' }
  | { source: 'functions host'; kept: number; failing: number; parts: (SourceHealth & { part: string })[] };

function createSource(city: City): SiteBlog {
  const now = settingsOf(city);
  return now.blogApi ? hostSource(city, now, now.blogApi) : citySource(city, now);
}

function blogOf(city: City): SiteBlog {
  const { blogs } = blogState();
  const blog = blogs.get(city) ?? createSource(city);
  blogs.set(city, blog);
  return blog;
}

export function getPost(city: City, slug: string): Promise<Outcome<BlogPost | undefined>> {
  return blogOf(city).post(slug);
}

/** Returns a post even if it is a draft or scheduled, but not if an editor has hidden it in desk.yaml. */
export async function unpublishedPost(city: City, slug: string): Promise<Outcome<BlogPost | undefined>> {
  const found = await blogOf(city).unpublished(slug);
  return found.ok && found.value && isTakenDown(city.key, found.value) ? ok(undefined) : found;
}

/** Returns the published post that once had this slug. */
export async function postFormerlyAt(city: City, slug: string): Promise<BlogEntry | undefined> {
  const all = await getPosts(city);
  return all.ok ? all.value.find(({ formerly }) => formerly?.includes(slug)) : undefined;
}

/** Returns the published posts, newest first, from the city's folder or the blog host's last good copy. */
export function getPosts(city: City): Promise<Outcome<readonly ListedPost[]>> {
  return blogOf(city).list();
}

/** Reads the posts in a city's folder and logs their problems, unless the posts come from a blog host. */
export async function readFolderPosts(city: City): Promise<void> {
  const blog = blogOf(city);
  if (!blog.records) await blog.list();
}

/**
 * Returns the problems found so far in the city's posts, such as `posts/new.md:3: …`. Leaves out those of
 * drafts and scheduled posts, so that the result may be shown in public.
 */
export function postProblems(city: City): string[] {
  return problemsOf(knownPosts(city), publishedIn(city.key, Date.now));
}

/** Maximum number of records in a report. While a host is down, the records of all its posts fail. */
const MAX_PARTS = 50;

export function blogHealth(city: City, now: number): BlogHealth {
  const records = blogOf(city).records?.();
  if (!records) return { source: 'city folder' };
  const failing = records.filter(({ fails }) => fails > 0);
  const reported = records.filter(({ key, fails }) => key === 'list' || fails > 0).slice(0, MAX_PARTS);
  return {
    source: 'functions host',
    kept: records.filter(({ goodAt }) => goodAt > 0).length,
    failing: failing.length,
    parts: reported.map((record) => ({ part: record.key, ...sourceHealth(record, now) })),
  };
}

/**
 * Returns the function that the scheduler calls in each round. It publishes scheduled posts and refreshes the
 * blog host's lists before readers need them.
 */
export function blogRounds(): Round {
  const lists = roundsOf<City>({
    sources: () => (settings().blogApi ? servedCities() : []),
    nameOf: ({ key }) => key,
    periodMs: () => settings().feedRefreshSeconds * 1000,
    refreshes: (city) => [blogOf(city).refreshList?.() ?? []].flat(),
  });
  return (...round) => {
    publishDue(Date.now());
    return lists(...round);
  };
}
