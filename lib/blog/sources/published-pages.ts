import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogPage, blogPageSize } from '@/lib/blog/blog-post';
import type { BlogSource } from '@/lib/blog/blog-source';
import type { IsPublished } from '@/lib/blog/published';

type Page = BlogSource['page'];

/** A host may say that it has more posts than it gives. */
const mostPages = 100;

/** How many posts come before the first that is published, each page counted as a full one; and how many there are. */
async function withheldFirst(
  page: Page,
  isPublished: IsPublished,
): Promise<Outcome<{ withheld: number; total: number }>> {
  for (let number = 1; ; number++) {
    const list = await page(number);
    if (!list.ok) return list;
    const { entries, total } = list.value;
    const first = entries.findIndex(isPublished);
    const isEnd = first >= 0 || entries.length === 0 || number === mostPages;
    if (isEnd) return ok({ withheld: (number - 1) * blogPageSize + Math.max(0, first), total });
  }
}

/**
 * The pages of a list without the posts that are not published. Those that are due come first, so the others move up;
 * one among the others is left out, and its page is shorter.
 */
export function publishedPages(page: Page, isPublished: IsPublished): Page {
  return async (number): Promise<Outcome<BlogPage>> => {
    const head = await withheldFirst(page, isPublished);
    if (!head.ok) return head;
    const { withheld, total } = head.value;
    const moved = withheld % blogPageSize;
    const at = number + Math.floor(withheld / blogPageSize);
    const list = await page(at);
    if (!list.ok) return list;
    const next = moved > 0 ? await page(at + 1) : undefined;
    const rest = next?.ok ? next.value.entries.slice(0, moved) : [];
    const entries = [...list.value.entries.slice(moved), ...rest].filter(isPublished);
    return ok({ entries, total: Math.max(0, total - withheld) });
  };
}
