import type { BlogEntry } from '@/lib/blog/blog-post';

/** Undefined if there was no change after publication, or it lies in the future. `now` in ms. */
export function changedOn(
  { date, updated }: Pick<BlogEntry, 'date' | 'updated'>,
  now: number,
): Date | undefined {
  if (!updated || updated.getTime() > now) return undefined;
  return date && updated <= date ? undefined : updated;
}
