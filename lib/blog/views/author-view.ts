import type { BlogEntry } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { authorByKey, postsBy } from '@/lib/blog/post-author';
import { drawings } from '@/lib/blog/views/list-view';
import { readersMessage } from '@/lib/blog/views/readers-message';
import type { Author, Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

type Posts =
  | { state: 'posts'; posts: readonly BlogEntry[]; pictureOf: (slug: string) => Picture | undefined }
  | { state: 'error'; message: string };

/** `error`: whether the author has posts cannot be known now. */
export type AuthorView = { author: Author } & Posts;

/** Undefined for a key that is no author's. */
export async function authorView(key: string): Promise<AuthorView | undefined> {
  const city = thisCity();
  const author = authorByKey(key, city);
  if (!author) return undefined;
  const all = await allPosts();
  if (!all.ok) return { state: 'error', author, message: readersMessage(all.failure) };
  return { state: 'posts', author, posts: postsBy(author, all.value, city), pictureOf: await drawings() };
}
