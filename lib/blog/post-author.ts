import type { BlogEntry } from '@/lib/blog/blog-post';
import type { Author, City } from '@/lib/city/city-type';

/** The address of an author's page. */
export function authorPath({ key }: Pick<Author, 'key'>): string {
  return `/authors/${key}`;
}

/** The author of a key, where the city has one. */
export function authorByKey(key: string, { authors }: Pick<City, 'authors'>): Author | undefined {
  return authors.find((author) => author.key === key);
}

/** Who signs a post: the author that it names, else the city's newsroom, else nobody but the paper. */
export function postAuthor(
  { author }: Pick<BlogEntry, 'author'>,
  city: Pick<City, 'authors'>,
): Author | undefined {
  const named = author === undefined ? undefined : authorByKey(author, city);
  return named ?? city.authors.find(({ kind }) => kind === 'organization');
}

/** The posts that an author has signed, in their order. */
export function postsBy<T extends Pick<BlogEntry, 'author'>>(
  { key }: Author,
  posts: readonly T[],
  city: Pick<City, 'authors'>,
): T[] {
  return posts.filter((post) => postAuthor(post, city)?.key === key);
}
