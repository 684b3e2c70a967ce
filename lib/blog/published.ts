import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { cityStore } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { postPlace } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';

/** Whether readers may know of a post. Its source asks for each one that it gives. */
export type IsPublished = (post: Pick<BlogEntry, 'slug' | 'date' | 'draft'> & Partial<BlogEntry>) => boolean;

/** By city, when posts are due that it withheld, by slug in ms since 1970; drafts at no time. */
const scheduled = processWide('scheduled posts', () => new Map<string, Map<string, number>>());

/** By the desk of the city as it is now. */
export function isTakenDown(
  key: string,
  { slug, formerly = [], metaTitle = '' }: Parameters<IsPublished>[0],
): boolean {
  const city = cityStore().city(key);
  const places = [slug, ...formerly].map(postPlace);
  const one = { title: metaTitle, places, sources: [city?.siteTitle ?? ''] };
  return city !== undefined && inForce(city, Date.now()).index.matching(one).length > 0;
}

/**
 * Of a city: a draft is never published, another post from its date on, and one without a date always; but none that
 * the desk hides.
 */
export function publishedIn(city: string, now: () => number): IsPublished {
  return (post) => {
    if (isTakenDown(city, post)) return false;
    const { slug, date, draft } = post;
    const due = draft ? Number.POSITIVE_INFINITY : (date?.getTime() ?? 0);
    if (due <= now()) return true;
    const waiting = scheduled.get(city) ?? new Map<string, number>();
    const until = draft ? 'it is no draft' : date?.toISOString();
    if (waiting.get(slug) !== due) log('info', 'a post waits', { city, post: slug, until });
    scheduled.set(city, waiting.set(slug, due));
    return false;
  };
}

/** Has the pages made again of each city where a post has come due; `now` in ms. */
export function publishDue(now: number): void {
  for (const [city, dueBySlug] of scheduled) {
    const due = [...dueBySlug].filter(([, at]) => at <= now);
    for (const [slug] of due) dueBySlug.delete(slug);
    if (due.length > 0) markNewsChanged(city);
  }
}
