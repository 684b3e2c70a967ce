import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import {
  BLOG_PAGE_SIZE,
  type BlogEntry,
  type BlogPost,
  type BlogSource,
  newestFirst,
} from '@/lib/blog/blog-post';
import { entrySchema, postSchema } from '@/lib/blog/post-schema';
import type { IsPublished } from '@/lib/blog/published';
import { openRecords, type RecordStore } from '@/lib/freshness/records/records';
import type { Turns } from '@/lib/freshness/schedule';
import { type Kept, keptReader, ValueStore } from '@/lib/freshness/value-store';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

export type HostPage = { entries: readonly BlogEntry[]; total: number };

/** HTTP calls to a blog host: `page` fetches a list page (the first is 1), `post` fetches a post. */
export type HostCalls = {
  page: (number: number) => Promise<Outcome<HostPage>>;
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};

type HostCacheDeps = {
  /** Host and domain. Each pair has its own stored copies. */
  identity: string;
  /** Limits concurrent fetches from the host, because all cities share it. */
  turn: ReturnType<Turns>;
  /** Whether a post's domain belongs to another city. */
  isForeign: (domain: string) => boolean;
  isPublished: IsPublished;
  folder: string;
  store: TextStore | undefined;
  name: string;
  /** Time zone (IANA) of dates without a zone. */
  zone: string;
  revalidateMs: number;
  now: () => number;
  random: () => number;
  onChange: () => void;
  log: Log;
};

const format = 1;

/**
 * Opens the store for copies of the list or of posts (`kind`). Copies that are read back are validated with the
 * same schema as the host's replies.
 */
function recordsFor<T>(deps: HostCacheDeps, kind: string, value: z.ZodType<T>): RecordStore<Kept<T>> {
  const host = createHash('sha256').update(deps.identity).digest('hex').slice(0, 12);
  const place = {
    ...deps,
    folder: path.join(deps.folder, host, kind),
    name: `${deps.name}:${host}:${kind}`,
  };
  return openRecords<Kept<T>>(place, { format, read: keptReader<T>(value) });
}

/** Maximum number of list pages to fetch from a host, whatever total it reports. */
const MAX_PAGES = 100;

/**
 * Fetches all pages of the list. Fails only if the first page fails. If another page fails, its posts are
 * taken from `before`.
 */
async function wholeList(
  page: HostCalls['page'],
  before: readonly BlogEntry[],
  log: Log,
): Promise<Outcome<BlogEntry[]>> {
  const first = await page(1);
  if (!first.ok) return first;
  const pages = Math.min(MAX_PAGES, Math.ceil(first.value.total / BLOG_PAGE_SIZE));
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
  const others = await Promise.all(
    numbers.map(async (number) => {
      const next = await page(number);
      if (next.ok) return next.value.entries;
      log('warn', 'a list page failed; its last known posts are used', {
        number,
        detail: next.failure.detail,
      });
      return before.slice((number - 1) * BLOG_PAGE_SIZE, number * BLOG_PAGE_SIZE);
    }),
  );
  const bySlug = new Map<string, BlogEntry>();
  for (const entry of [...first.value.entries, ...others.flat()])
    if (!bySlug.has(entry.slug)) bySlug.set(entry.slug, entry);
  return ok(newestFirst([...bySlug.values()]));
}

const LIST_KEY = 'list';

export type CachedHost = BlogSource & {
  refreshList: () => Promise<void>;
  records: () => Kept<unknown>[];
};

/**
 * Returns a blog host's posts, or their last good copies. If the host responds with 404 or with another city's post,
 * the post does not exist, unless the host's own list contains it.
 */
export function cachedHost(host: HostCalls, deps: HostCacheDeps): CachedHost {
  const { turn, isForeign, isPublished, log, zone } = deps;
  const lists: ValueStore<readonly BlogEntry[]> = new ValueStore({
    ...deps,
    name: 'blog',
    fetch: async () =>
      wholeList((number) => turn(() => host.page(number)), (await lists.peek(LIST_KEY)) ?? [], log),
    records: recordsFor(deps, 'list', z.array(entrySchema(zone)).readonly()),
  });

  async function fetchPost(slug: string): Promise<Outcome<BlogPost | undefined>> {
    const post = await turn(() => host.post(slug));
    // A request for a post does not include the domain, so the post may be another city's.
    const isNone = post.ok ? post.value && isForeign(post.value.domain) : post.failure.status === 404;
    const isNamed = async () => (await lists.peek(LIST_KEY))?.some((entry) => entry.slug === slug);
    return isNone && !(await isNamed()) ? ok(undefined) : post;
  }

  const records = recordsFor(deps, 'posts', postSchema(zone));
  const posts = new ValueStore<BlogPost>({ ...deps, name: 'blog post', fetch: fetchPost, records });
  // Unpublished posts by slug. The host's list may lack the date or draft flag that the post itself has, so
  // list() checks this map too.
  const withheld = new Map<string, Pick<BlogPost, 'slug' | 'date' | 'draft'>>();
  return {
    async list() {
      const all = await lists.value(LIST_KEY);
      const isOpen = (entry: BlogEntry) =>
        isPublished(entry) && isPublished(withheld.get(entry.slug) ?? entry);
      return all.ok ? ok((all.value ?? []).filter(isOpen)) : all;
    },
    async post(slug) {
      const post = await posts.value(slug);
      if (!post.ok || !post.value) return post;
      const { date, draft } = post.value;
      const isOpen = isPublished(post.value);
      if (isOpen) withheld.delete(slug);
      else withheld.set(slug, { slug, date, draft });
      return isOpen ? post : ok(undefined);
    },
    unpublished: (slug) => posts.value(slug),
    refreshList: () => lists.refresh(LIST_KEY),
    records: () => [...lists.records(), ...posts.records()],
  };
}
