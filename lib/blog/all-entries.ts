import type { BlogEntry } from '@/lib/blog/blog-post';
import { blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import { newestFirst } from '@/lib/blog/newest-first';
import { type Outcome, ok } from '@/lib/news/outcome';

/** A list that never ends is left at a thousand posts. */
const mostPages = 100;

/** Every entry of a source, page after page, each slug once, newest first; the first failure ends the walk. */
export async function allEntries(page: BlogSource['page']): Promise<Outcome<readonly BlogEntry[]>> {
  const found = new Map<string, BlogEntry>();
  for (let number = 1; number <= mostPages; number++) {
    const list = await page(number);
    if (!list.ok) return list;
    for (const entry of list.value.entries) if (!found.has(entry.slug)) found.set(entry.slug, entry);
    if (list.value.entries.length === 0 || number * blogPageSize >= list.value.total) break;
  }
  return ok(newestFirst([...found.values()]));
}
