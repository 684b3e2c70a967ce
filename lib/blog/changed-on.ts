import type { BlogEntry } from '@/lib/blog/blog-post';

/** When a post was changed after its publication; nothing where it was not, or only will be. `now` in ms. */
export function changedOn(
  { date, updated }: Pick<BlogEntry, 'date' | 'updated'>,
  now: number,
): Date | undefined {
  if (!updated || updated.getTime() > now) return undefined;
  return date && updated <= date ? undefined : updated;
}
