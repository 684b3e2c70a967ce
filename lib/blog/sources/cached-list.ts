import { z } from 'zod';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPage, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { entrySchema } from '@/lib/blog/post-schema';
import { type HostCacheDeps, storeFor } from '@/lib/blog/sources/cache-deps';
import { createLastGood, type Kept, type LastGood } from '@/lib/freshness/last-good';

export type CachedList = {
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

export function cachedList(load: BlogSource['page'], deps: HostCacheDeps): CachedList {
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
