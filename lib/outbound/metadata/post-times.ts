import { dayInZone, isoInZone } from '@/lib/base/dates/iso-in-zone';
import type { BlogEntry, PostDate } from '@/lib/blog/blog-post';
import { changedOn } from '@/lib/blog/changed-on';

/**
 * In ISO 8601, with the offset of `zone` (IANA), or a day where only that is known (discovery section 1). Absent for an
 * unknown date, and for a change that changedOn does not tell; `now` in ms.
 */
export function postTimes(
  post: Pick<BlogEntry, PostDate | 'dayOnly'>,
  zone: string,
  now: number,
): { published?: string; modified?: string } {
  const told = (name: PostDate, date: Date) =>
    post.dayOnly?.includes(name) ? dayInZone(date, zone) : isoInZone(date, zone);
  const changed = changedOn(post, now);
  return {
    ...(post.date && { published: told('date', post.date) }),
    ...(changed && { modified: told('updated', changed) }),
  };
}
