import type { BlogEntry } from '@/lib/blog/blog-post';

/** By date, newest first; posts without a date last; equal dates keep their order. */
export function newestFirst<T extends Pick<BlogEntry, 'date'>>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0));
}
