import type { Failure } from '@/lib/base/outcome';
import { authorByKey, BLOG_PAGE_SIZE, type BlogEntry, postsBy } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { Author, City, Motif, Picture } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';
import { messages } from '@/lib/messages/messages';
import { pickPictures } from '@/lib/pictures/choose/pick-pictures';

/** Returns an error message for readers, with the HTTP status if there is one (requirements section 8). */
export function readersMessage(city: Pick<City, 'locale'>, { status, reason }: Failure): string {
  const { news, posts } = messages(city);
  if (status) return news.httpError(status);
  return reason === 'timeout' ? posts.tooLong : posts.someError;
}

type Entry = Pick<BlogEntry, 'slug' | 'picture'>;

/**
 * Returns a function that looks up a post's drawing. Drawings are assigned to all posts together, oldest
 * first, so that neighbors differ and a new post does not change the others.
 */
export function postPictures(
  posts: readonly Entry[],
  motifs: readonly Motif[],
): (slug: string) => Picture | undefined {
  const chosen = new Map(posts.map(({ slug, picture }) => [slug, pictureNamed(picture ?? '')]));
  const others = posts.flatMap(({ slug }) => (chosen.get(slug) ? [] : slug));
  const picked = pickPictures(others, motifs);
  const bySlug = new Map(others.map((slug, at) => [slug, picked[at]]));
  return (slug) => chosen.get(slug) ?? bySlug.get(slug) ?? pickPictures([slug], motifs)[0];
}

/**
 * State of a list page (requirements section 4). `beyond`: the list has fewer pages than this page's number.
 */
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

export async function drawings(city: City): Promise<(slug: string) => Picture | undefined> {
  const all = await getPosts(city);
  return postPictures(all.ok ? all.value : [], city.blog.pictures);
}

export async function listView(city: City, number: number): Promise<ListView> {
  const all = await getPosts(city);
  if (!all.ok) return { state: 'error', message: readersMessage(city, all.failure) };
  const posts = all.value;
  const entries = posts.slice((number - 1) * BLOG_PAGE_SIZE, number * BLOG_PAGE_SIZE);
  if (entries.length === 0) return number === 1 ? { state: 'empty' } : { state: 'beyond' };
  const pages = Math.ceil(posts.length / BLOG_PAGE_SIZE);
  return { state: 'posts', number, pages, entries, pictureOf: postPictures(posts, city.blog.pictures) };
}

/** An author and a list of the author's posts. */
export type AuthorView = { author: Author; list: ListView };

/** Returns an author's page; undefined for an unknown key. */
export async function authorView(city: City, key: string): Promise<AuthorView | undefined> {
  const author = authorByKey(key, city);
  if (!author) return undefined;
  const all = await getPosts(city);
  if (!all.ok) return { author, list: { state: 'error', message: readersMessage(city, all.failure) } };
  const entries = postsBy(author, all.value, city);
  if (entries.length === 0) return { author, list: { state: 'empty' } };
  const pictureOf = postPictures(all.value, city.blog.pictures);
  return { author, list: { state: 'posts', number: 1, pages: 1, entries, pictureOf } };
}
