import path from 'node:path';
import { allEntries } from '@/lib/blog/all-entries';
import type { BlogEntry, BlogPage, BlogPost } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { cityFolderSource } from '@/lib/blog/sources/city-folder';
import { functionsHostSource } from '@/lib/blog/sources/functions-host';
import { type KeptHost, keptHost } from '@/lib/blog/sources/cached-host';
import { thisCity } from '@/lib/city/this-city';
import { sharedShelf } from '@/lib/freshness/records/shared-store';
import { startRefresher } from '@/lib/freshness/refresher';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/report/source-health';
import { log } from '@/lib/base/log';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type Settings, settings } from '@/lib/settings/settings';
import { guardedGet } from '@/lib/web/guarded-get';

function cityDesk({ city, blogDomain }: Settings): BlogSource {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city', city, 'posts');
  return cityFolderSource({ folder, domain: blogDomain, zone: thisCity().timeZone });
}

function hostDesk(now: Settings, api: NonNullable<Settings['blogApi']>): KeptHost {
  const { timeZone: zone, robotName, email } = thisCity();
  const host = functionsHostSource({
    ...api,
    domain: now.blogDomain,
    zone,
    userAgent: `${robotName}/1.0 (+${now.siteUrl}; ${email})`,
    get: guardedGet,
    now: Date.now,
  });
  return keptHost(host, {
    identity: `${api.url} ${now.blogDomain}`,
    folder: path.resolve(/*turbopackIgnore: true*/ now.cacheDir, 'blog'),
    shelf: sharedShelf(),
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

type Desk = BlogSource & Partial<KeptHost>;

export type BlogHealth =
  | { source: 'city folder' }
  | { source: 'functions host'; kept: number; failing: number; parts: (SourceHealth & { part: string })[] };

// Pages and route handlers are bundled apart and would each have a desk of their own: one per process it is.
const shared = globalThis as typeof globalThis & { blogDesk?: Desk };

function createDesk(now: Settings): Desk {
  if (!now.blogApi) return cityDesk(now);
  return process.env.NEXT_PHASE === 'phase-production-build' ? nothingYet : hostDesk(now, now.blogApi);
}

function desk(): Desk {
  shared.blogDesk ??= createDesk(settings());
  return shared.blogDesk;
}

/** A page of the list, ten posts, newest first, counted from 1; past the end it has no entries. */
export function blogPage(number: number): Promise<Outcome<BlogPage>> {
  return desk().page(number);
}

/** A post by its slug; undefined where there is none. */
export function blogPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
  return desk().post(slug);
}

/** Every post as the list has it, newest first, for feeds, site maps and search. */
export function allPosts(): Promise<Outcome<readonly BlogEntry[]>> {
  return allEntries(desk().page);
}

/** A healthy host has a page of the list in here for every ten posts, and a post only while it fails. */
const mostTold = 50;

/** Where posts come from and, of a functions host, how each page of its list and each failing post stands. */
export function blogHealth(now: number): BlogHealth {
  const records = desk().records?.();
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
export function openBlogDesk(): void {
  const { refreshList, shift } = desk();
  if (refreshList && shift) startRefresher({ look: () => [refreshList()], onJump: shift, log });
}
