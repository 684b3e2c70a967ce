import { type Outcome, ok } from '@/lib/base/outcome';
import { processWide } from '@/lib/base/process-wide';
import { type BlogEntry, type BlogPage, type BlogSource, blogPageSize } from '@/lib/blog/blog-post';
import { markNewsChanged } from '@/lib/freshness/news-changed';

/** Whether readers may know of a post. Its source asks for each one that it gives. */
export type IsPublished = (post: Pick<BlogEntry, 'slug' | 'date' | 'draft'>) => boolean;

/** By city, when posts are due that it withheld, by slug in ms since 1970. */
const scheduled = processWide('scheduled posts', () => new Map<string, Map<string, number>>());

/** Of a city: a draft is never published, another post from its date on, and one without a date always. */
export function publishedIn(city: string, now: () => number): IsPublished {
  return ({ slug, date, draft }) => {
    if (draft) return false;
    const due = date?.getTime() ?? 0;
    if (due <= now()) return true;
    scheduled.set(city, (scheduled.get(city) ?? new Map<string, number>()).set(slug, due));
    return false;
  };
}

/** Has the pages that show posts made again in each city where one has come due; `now` in ms. */
export function publishDue(now: number): void {
  for (const [city, dueBySlug] of scheduled) {
    const due = [...dueBySlug].filter(([, at]) => at <= now);
    for (const [slug] of due) dueBySlug.delete(slug);
    if (due.length > 0) markNewsChanged(city, ['posts']);
  }
}

/** A host may say that it has more posts than it gives. */
const mostPages = 100;

/** How many posts come before the first that is published, each page counted as a full one; and how many there are. */
async function withheldFirst(
  page: BlogSource['page'],
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
export function publishedPages(page: BlogSource['page'], isPublished: IsPublished): BlogSource['page'] {
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
