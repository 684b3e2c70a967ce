import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import {
  type BlogEntry,
  type BlogPost,
  type BlogSource,
  blogPageSize,
  newestFirst,
} from '@/lib/blog/blog-post';
import { entrySchema, postSchema } from '@/lib/blog/post-schema';
import type { IsPublished } from '@/lib/blog/published';
import { createLastGood, type Kept, keptReader, type LastGood } from '@/lib/freshness/last-good';
import { openRecords, type RecordStore } from '@/lib/freshness/records/records';
import type { Turns } from '@/lib/freshness/schedule';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

export type HostPage = { entries: readonly BlogEntry[]; total: number };

/** One page of the list from 1, or one post, by one call each. */
export type HostCalls = {
  page: (number: number) => Promise<Outcome<HostPage>>;
  post: (slug: string) => Promise<Outcome<BlogPost | undefined>>;
};

type HostCacheDeps = {
  /** Of the host and the domain whose posts these are; each has copies of its own. */
  identity: string;
  /** Of the host: several cities may ask the same. */
  turn: ReturnType<Turns>;
  /** Whether the domain that a post names is that of another city. */
  isForeign: (domain: string) => boolean;
  isPublished: IsPublished;
  folder: string;
  store: TextStore | undefined;
  name: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  refreshMs: number;
  now: () => number;
  random: () => number;
  onChange: () => void;
  log: Log;
};

const format = 1;

/** Stored copies of one kind; they pass the same schema as the host's replies when read back. */
function storeFor<T>(deps: HostCacheDeps, kind: string, value: z.ZodType<T>): RecordStore<Kept<T>> {
  const host = createHash('sha256').update(deps.identity).digest('hex').slice(0, 12);
  const place = {
    ...deps,
    folder: path.join(deps.folder, host, kind),
    name: `${deps.name}:${host}:${kind}`,
  };
  return openRecords<Kept<T>>(place, { format, read: keptReader<T>(value) });
}

/** A host may say that it has more pages than it gives. */
const mostPages = 100;

/**
 * The posts of all pages, each once. Only the first page can fail it: in place of another stand the posts of `before`
 * that were there.
 */
async function wholeList(
  page: HostCalls['page'],
  before: readonly BlogEntry[],
  log: Log,
): Promise<Outcome<BlogEntry[]>> {
  const first = await page(1);
  if (!first.ok) return first;
  const pages = Math.min(mostPages, Math.ceil(first.value.total / blogPageSize));
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
  const others = await Promise.all(
    numbers.map(async (number) => {
      const next = await page(number);
      if (next.ok) return next.value.entries;
      log('warn', 'a page of posts does not come; its last ones stay', {
        number,
        detail: next.failure.detail,
      });
      return before.slice((number - 1) * blogPageSize, number * blogPageSize);
    }),
  );
  const bySlug = new Map<string, BlogEntry>();
  for (const entry of [...first.value.entries, ...others.flat()])
    if (!bySlug.has(entry.slug)) bySlug.set(entry.slug, entry);
  return ok(newestFirst([...bySlug.values()]));
}

/** The one key of the list. */
const listKey = 'list';

export type CachedHost = BlogSource & {
  refreshList: () => Promise<void>;
  records: () => Kept<unknown>[];
};

/** For a post that the list does not name, a 404 means absent, as does another city's domain; else a 404 is a failure. */
export function cachedHost(host: HostCalls, deps: HostCacheDeps): CachedHost {
  const { turn, isForeign, isPublished, log, zone } = deps;
  const lists: LastGood<readonly BlogEntry[]> = createLastGood({
    ...deps,
    name: 'blog',
    load: async () =>
      wholeList((number) => turn(() => host.page(number)), (await lists.peek(listKey)) ?? [], log),
    store: storeFor(deps, 'list', z.array(entrySchema(zone)).readonly()),
  });

  async function load(slug: string): Promise<Outcome<BlogPost | undefined>> {
    const post = await turn(() => host.post(slug));
    // The host is asked for a post without saying for whom.
    const isNone = post.ok ? post.value && isForeign(post.value.domain) : post.failure.status === 404;
    const isNamed = async () => (await lists.peek(listKey))?.some((entry) => entry.slug === slug);
    return isNone && !(await isNamed()) ? ok(undefined) : post;
  }

  const store = storeFor(deps, 'posts', postSchema(zone));
  const posts = createLastGood<BlogPost>({ ...deps, name: 'blog post', load, store });
  // A list may name a post without its date, which the post itself then has.
  const withheld = new Map<string, Pick<BlogPost, 'slug' | 'date' | 'draft'>>();
  return {
    async list() {
      const all = await lists.read(listKey);
      const isOpen = (entry: BlogEntry) =>
        isPublished(entry) && isPublished(withheld.get(entry.slug) ?? entry);
      return all.ok ? ok((all.value ?? []).filter(isOpen)) : all;
    },
    async post(slug) {
      const post = await posts.read(slug);
      if (!post.ok || !post.value) return post;
      const { date, draft } = post.value;
      const isOpen = isPublished(post.value);
      if (isOpen) withheld.delete(slug);
      else withheld.set(slug, { slug, date, draft });
      return isOpen ? post : ok(undefined);
    },
    unpublished: (slug) => posts.read(slug),
    refreshList: () => lists.refresh(listKey),
    records: () => [...lists.records(), ...posts.records()],
  };
}
