import path from 'node:path';
import { log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import { allEntries } from '@/lib/blog/all-entries';
import type { BlogEntry, BlogPage, BlogPost } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { type CachedHost, cachedHost } from '@/lib/blog/sources/cached-host';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import { functionsHostSource } from '@/lib/blog/sources/functions-host';
import { thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { sharedStore } from '@/lib/freshness/records/shared-store';
import { startRefresher } from '@/lib/freshness/refresher';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/report/source-health';
import { type Settings, settings } from '@/lib/settings/settings';
import { guardedGet } from '@/lib/web/guarded-get';

function citySource({ city, blogDomain }: Settings): BlogSource {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city', city, 'posts');
  return cityFolderSource({ folder, domain: blogDomain, zone: thisCity().timeZone });
}

function hostSource(now: Settings, api: NonNullable<Settings['blogApi']>): CachedHost {
  const { timeZone: zone, robotName, email } = thisCity();
  const host = functionsHostSource({
    ...api,
    domain: now.blogDomain,
    zone,
    userAgent: `${robotName}/1.0 (+${now.siteUrl}; ${email})`,
    get: guardedGet,
    now: Date.now,
  });
  return cachedHost(host, {
    identity: `${api.url} ${now.blogDomain}`,
    folder: path.resolve(/*turbopackIgnore: true*/ now.cacheDir, 'blog'),
    store: sharedStore(),
    name: `${now.city}:blog`,
    zone,
    refreshMs: now.feedRefreshSeconds * 1000,
    now: Date.now,
    random: Math.random,
    onChange: () => markNewsChanged(['posts']),
    log,
  });
}

/** What a build shows of a functions host, which it never asks; pages of the build are not served. */
const nothingYet: BlogSource = {
  page: async () => ok({ entries: [], total: 0 }),
  post: async () => ok(undefined),
};

type SiteBlog = BlogSource & Partial<CachedHost>;

export type BlogHealth =
  | { source: 'city folder' }
  | { source: 'functions host'; kept: number; failing: number; parts: (SourceHealth & { part: string })[] };

// Pages and route handlers are bundled apart and would each have a desk of their own: one per process it is.
const shared = globalThis as typeof globalThis & { blogSource?: SiteBlog };

function createSource(now: Settings): SiteBlog {
  if (!now.blogApi) return citySource(now);
  return process.env.NEXT_PHASE === 'phase-production-build' ? nothingYet : hostSource(now, now.blogApi);
}

function siteBlog(): SiteBlog {
  shared.blogSource ??= createSource(settings());
  return shared.blogSource;
}

/** A page of the list, ten posts, newest first, counted from 1; past the end it has no entries. */
export function blogPage(number: number): Promise<Outcome<BlogPage>> {
  return siteBlog().page(number);
}

/** A post by its slug; undefined where there is none. */
export function blogPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
  return siteBlog().post(slug);
}

/** Every post as the list has it, newest first, for feeds, site maps and search. */
export function allPosts(): Promise<Outcome<readonly BlogEntry[]>> {
  return allEntries(siteBlog().page);
}

/** A healthy host has a page of the list in here for every ten posts, and a post only while it fails. */
const mostTold = 50;

/** Where posts come from and, of a functions host, how each page of its list and each failing post stands. */
export function blogHealth(now: number): BlogHealth {
  const records = siteBlog().records?.();
  if (!records) return { source: 'city folder' };
  const failing = records.filter(({ fails }) => fails > 0);
  const told = records.filter(({ key, fails }) => key.startsWith('list ') || fails > 0).slice(0, mostTold);
  return {
    source: 'functions host',
    kept: records.filter(({ goodAt }) => goodAt > 0).length,
    failing: failing.length,
    parts: told.map((record) => ({ part: record.key, ...sourceHealth(record, now) })),
  };
}

/** Begins to keep the list fresh for as long as the process runs, where it comes from a functions host. */
export function keepBlogFresh(): void {
  const { refreshList, shift } = siteBlog();
  if (refreshList && shift) startRefresher({ look: () => [refreshList()], onJump: shift, log });
}
