import { cache } from 'react';
import { decodeAddress } from '@/lib/base/addresses';
import type { BlogPost } from '@/lib/blog/blog-post';
import { getPost, getPosts } from '@/lib/blog/blog-store';
import { isSlug } from '@/lib/blog/post-schema';
import { readersMessage } from '@/lib/blog/views/list-view';
import type { City } from '@/lib/city/city-type';

/** State of a post's page (requirements section 4). */
export type PostView =
  | { state: 'post'; post: BlogPost }
  | { state: 'absent' }
  | { state: 'error'; message: string };

export const postView = cache(async (city: City, part: string): Promise<PostView> => {
  const slug = decodeAddress(part) ?? '';
  if (!isSlug(slug)) return { state: 'absent' };
  const post = await getPost(city, slug);
  if (!post.ok) return { state: 'error', message: readersMessage(city, post.failure) };
  return post.value ? { state: 'post', post: post.value } : { state: 'absent' };
});

const MAX_OTHERS = 3;

/**
 * Returns the three posts published just before this one or, if there are fewer than three, the three oldest
 * other posts. If the post is not in the list, returns the three newest.
 */
export async function otherPosts(city: City, slug: string) {
  const all = await getPosts(city);
  if (!all.ok) return [];
  const at = all.value.findIndex((entry) => entry.slug === slug);
  const others = all.value.filter((entry) => entry.slug !== slug);
  const first = Math.max(0, Math.min(at, others.length - MAX_OTHERS));
  return others.slice(first, first + MAX_OTHERS);
}
