import { log } from '@/lib/base/log';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { blogState } from '@/lib/blog/blog-state';
import { cityStore } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { postPlace } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';

/** Tells whether readers may see a post. Sources call it for every post that they return. */
export type IsPublished = (post: Pick<BlogEntry, 'slug' | 'date' | 'draft'> & Partial<BlogEntry>) => boolean;

/** Whether the city's current desk.yaml hides a post. */
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
 * Returns a function that tells whether one of the city's posts is published. Drafts and posts hidden in
 * desk.yaml never are. Dated posts are published from their date on, and undated posts always.
 */
export function publishedIn(city: string, now: () => number): IsPublished {
  return (post) => {
    if (isTakenDown(city, post)) return false;
    const { slug, date, draft } = post;
    const due = draft ? Number.POSITIVE_INFINITY : (date?.getTime() ?? 0);
    if (due <= now()) return true;
    const { scheduled } = blogState();
    const waiting = scheduled.get(city) ?? new Map<string, number>();
    const until = draft ? 'it is no longer a draft' : date?.toISOString();
    if (waiting.get(slug) !== due) log('info', 'a post is not public yet', { city, post: slug, until });
    scheduled.set(city, waiting.set(slug, due));
    return false;
  };
}

/** Invalidates the pages of each city with a post that is now due; `now` in ms. */
export function publishDue(now: number): void {
  for (const [city, dueBySlug] of blogState().scheduled) {
    const due = [...dueBySlug].filter(([, at]) => at <= now);
    for (const [slug] of due) dueBySlug.delete(slug);
    if (due.length > 0) markNewsChanged(city);
  }
}
