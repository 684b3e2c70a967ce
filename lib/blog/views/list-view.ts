import type { BlogEntry } from '@/lib/blog/blog-post';
import { allPosts, blogPage } from '@/lib/blog/blog-store';
import { pageCount } from '@/lib/blog/page-window';
import { postPictures } from '@/lib/blog/views/post-pictures';
import { readersMessage } from '@/lib/blog/views/readers-message';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

/** Requirements section 4; `beyond` is a page past the end. */
export type ListView =
  | {
      state: 'posts';
      number: number;
      pages: number;
      entries: readonly BlogEntry[];
      pictureOf: (slug: string) => Picture | undefined;
    }
  | { state: 'empty' }
  | { state: 'beyond' }
  | { state: 'error'; message: string };

export async function drawings(): Promise<(slug: string) => Picture | undefined> {
  const all = await allPosts();
  const city = thisCity();
  return postPictures(all.ok ? all.value : [], city.blog, city.drawings);
}

export async function listView(number: number): Promise<ListView> {
  const page = await blogPage(number);
  if (!page.ok) return { state: 'error', message: readersMessage(page.failure) };
  const { entries, total } = page.value;
  if (entries.length === 0) return number === 1 ? { state: 'empty' } : { state: 'beyond' };
  return { state: 'posts', number, pages: pageCount(total), entries, pictureOf: await drawings() };
}
