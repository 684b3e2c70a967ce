import type { BlogEntry } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { authorByKey, postsBy } from '@/lib/blog/post-author';
import { drawings } from '@/lib/blog/views/list-view';
import type { Author, Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

export type AuthorView = {
  author: Author;
  posts: readonly BlogEntry[];
  pictureOf: (slug: string) => Picture | undefined;
};

export async function authorView(key: string): Promise<AuthorView | undefined> {
  const city = thisCity();
  const author = authorByKey(key, city);
  if (!author) return undefined;
  const all = await allPosts();
  return { author, posts: postsBy(author, all.ok ? all.value : [], city), pictureOf: await drawings() };
}
