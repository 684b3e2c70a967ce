import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, type BlogPage, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';

const mostPages = 100;

/** Each slug once, newest first. Only the first page can fail it: most posts are better than none. */
export async function allEntries(page: BlogSource['page']): Promise<Outcome<readonly BlogEntry[]>> {
  const found = new Map<string, BlogEntry>();
  const first = await page(1);
  if (!first.ok) return first;
  const pages = Math.min(mostPages, Math.ceil(first.value.total / blogPageSize));
  const add = ({ entries }: BlogPage) => {
    for (const entry of entries) if (!found.has(entry.slug)) found.set(entry.slug, entry);
  };
  add(first.value);
  for (let number = 2; number <= pages; number++) {
    const list = await page(number);
    if (list.ok) add(list.value);
  }
  return ok(newestFirst([...found.values()]));
}
