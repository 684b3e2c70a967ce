import { cache } from 'react';
import type { BlogPost } from '@/lib/blog/blog-post';
import { allPosts, blogPost } from '@/lib/blog/blog-store';
import { isSlug } from '@/lib/blog/post-schema';
import { readersMessage } from '@/lib/blog/views/list-view';

/** Requirements section 4. */
type PostView = { state: 'post'; post: BlogPost } | { state: 'absent' } | { state: 'error'; message: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export const postView = cache(async (part: string): Promise<PostView> => {
  const slug = decoded(part);
  if (!isSlug(slug)) return { state: 'absent' };
  const post = await blogPost(slug);
  if (!post.ok) return { state: 'error', message: readersMessage(post.failure) };
  return post.value ? { state: 'post', post: post.value } : { state: 'absent' };
});

const mostOthers = 3;

/** The three posts before this one in time, or the newest where it is not in the list. */
export async function otherPosts(slug: string) {
  const all = await allPosts();
  if (!all.ok) return [];
  const at = all.value.findIndex((entry) => entry.slug === slug);
  const others = all.value.filter((entry) => entry.slug !== slug);
  const first = Math.max(0, Math.min(at, others.length - mostOthers));
  return others.slice(first, first + mostOthers);
}
