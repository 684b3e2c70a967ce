import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPage, type BlogPost, type BlogSource, blogPageSize } from '@/lib/blog/blog-post';
import { entrySchema, postSchema } from '@/lib/blog/post-schema';
import { type IsPublished, publishedPages } from '@/lib/blog/published';
import { createLastGood, type Kept, type LastGood } from '@/lib/freshness/last-good';
import { openRecords } from '@/lib/freshness/records/open-records';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import type { Turns } from '@/lib/freshness/schedule';
import type { TextStore } from '@/lib/web/shared-store/text-store';

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
  const times = { goodAt: z.number(), fails: z.number(), nextTry: z.number() };
  const record = z.looseObject({ key: z.string(), value, ...times });
  const read = (stored: unknown, key: string) => {
    const kept = record.parse(stored) as Kept<T>;
    return kept.key === key ? kept : undefined;
  };
  const place = {
    ...deps,
    folder: path.join(deps.folder, host, kind),
    name: `${deps.name}:${host}:${kind}`,
  };
  return openRecords<Kept<T>>(place, { format, read });
}

type CachedList = {
  page: BlogSource['page'];
  names: (slug: string) => Promise<boolean>;
  refresh: () => Promise<void>;
  records: () => Kept<BlogPage>[];
};

const firstKey = 'list 1';

function storeOf(load: BlogSource['page'], deps: HostCacheDeps): LastGood<BlogPage> {
  const page: z.ZodType<BlogPage> = z.object({
    entries: z.array(entrySchema(deps.zone)).readonly(),
    total: z.number(),
  });
  const pages: LastGood<BlogPage> = createLastGood<BlogPage>({
    ...deps,
    name: 'blog',
    load: (key) => load(Number(key.slice('list '.length))),
    store: storeFor(deps, 'lists', page),
    onChange: (key) => {
      // A new post moves all others down by one, so the other pages are outdated.
      if (key === firstKey)
        for (const other of pages.records()) if (other.key !== key) pages.hurry(other.key);
      deps.onChange();
    },
  });
  return pages;
}

async function readPage(pages: LastGood<BlogPage>, number: number): Promise<Outcome<BlogPage>> {
  const first = await pages.read(firstKey);
  if (!first.ok) return first;
  const total = first.value?.total ?? 0;
  if (number > 1 && number > Math.ceil(total / blogPageSize)) return ok({ entries: [], total });
  const list = number === 1 ? first : await pages.read(`list ${number}`);
  return list.ok ? ok({ entries: list.value?.entries ?? [], total }) : list;
}

function cachedList(load: BlogSource['page'], deps: HostCacheDeps): CachedList {
  const pages = storeOf(load, deps);
  const known = () => Promise.all(pages.records().map(({ key }) => pages.peek(key)));
  return {
    page: (number) => readPage(pages, number),
    names: async (slug) => (await known()).some((page) => page?.entries.some((entry) => entry.slug === slug)),
    async refresh() {
      await pages.refresh(firstKey);
      await Promise.all(pages.records().map(({ key }) => pages.refresh(key)));
    },
    records: pages.records,
  };
}

export type CachedHost = BlogSource & {
  refreshList: () => Promise<void>;
  records: () => Kept<unknown>[];
};

/** For a post that the list does not name, a 404 means absent, as does another city's domain; else a 404 is a failure. */
export function cachedHost(host: BlogSource, deps: HostCacheDeps): CachedHost {
  const { turn, isForeign, isPublished } = deps;
  const list = cachedList((number) => turn(() => host.page(number)), deps);

  async function load(slug: string): Promise<Outcome<BlogPost | undefined>> {
    const post = await turn(() => host.post(slug));
    // The host is asked for a post without saying for whom.
    const isNone = post.ok ? post.value && isForeign(post.value.domain) : post.failure.status === 404;
    return isNone && !(await list.names(slug)) ? ok(undefined) : post;
  }

  const store = storeFor(deps, 'posts', postSchema(deps.zone));
  const posts = createLastGood<BlogPost>({ ...deps, name: 'blog post', load, store });
  // A list may name a post without its date, which the post itself then has.
  const withheld = new Map<string, Pick<BlogPost, 'slug' | 'date' | 'draft'>>();
  return {
    page: publishedPages(
      list.page,
      (entry) => isPublished(entry) && isPublished(withheld.get(entry.slug) ?? entry),
    ),
    async post(slug) {
      const post = await posts.read(slug);
      if (!post.ok || !post.value) return post;
      const { date, draft } = post.value;
      const isOpen = isPublished(post.value);
      if (isOpen) withheld.delete(slug);
      else withheld.set(slug, { slug, date, draft });
      return isOpen ? post : ok(undefined);
    },
    refreshList: list.refresh,
    records: () => [...list.records(), ...posts.records()],
  };
}
