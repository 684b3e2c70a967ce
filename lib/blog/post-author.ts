import type { BlogEntry } from '@/lib/blog/blog-post';
import type { Author, City } from '@/lib/city/city-type';

export function authorPath({ key }: Pick<Author, 'key'>): string {
  return `/authors/${key}`;
}

export function authorByKey(key: string, { authors }: Pick<City, 'authors'>): Author | undefined {
  return authors.find((author) => author.key === key);
}

/** The author that a post names, else the city's organization. */
export function postAuthor(
  { author }: Pick<BlogEntry, 'author'>,
  city: Pick<City, 'authors'>,
): Author | undefined {
  const named = author === undefined ? undefined : authorByKey(author, city);
  return named ?? city.authors.find(({ kind }) => kind === 'organization');
}

export function postsBy<T extends Pick<BlogEntry, 'author'>>(
  { key }: Author,
  posts: readonly T[],
  city: Pick<City, 'authors'>,
): T[] {
  return posts.filter((post) => postAuthor(post, city)?.key === key);
}
