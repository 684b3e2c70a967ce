import type { BlogEntry } from '@/lib/blog/blog-post';

/** Posts by date, the newest first; an unknown date comes last, and equal dates keep the source's order. */
export function newestFirst<T extends Pick<BlogEntry, 'date'>>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0));
}
