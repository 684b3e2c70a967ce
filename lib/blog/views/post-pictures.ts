import type { BlogEntry } from '@/lib/blog/blog-post';
import type { Drawings, Motif, Picture } from '@/lib/city/city-type';
import { pickPictures } from '@/lib/pictures/choose/pick-pictures';
import { drawingName } from '@/lib/pictures/drawing';

type Entry = Pick<BlogEntry, 'slug' | 'picture'>;

function chosenBy(posts: readonly Entry[], all: readonly Motif[]): Map<string, Picture> {
  const byName = new Map(all.flat().map((picture) => [drawingName(picture), picture]));
  return new Map(
    posts.flatMap(({ slug, picture }) => {
      const chosen = byName.get(picture ?? '');
      return chosen ? [[slug, chosen]] : [];
    }),
  );
}

/** All posts choose together, oldest first, so that neighbors differ and a new post changes no other. */
export function postPictures(
  posts: readonly Entry[],
  drawings: Drawings,
  all: readonly Motif[] = [],
): (slug: string) => Picture | undefined {
  const chosen = chosenBy(posts, all);
  const others = posts.filter(({ slug }) => !chosen.has(slug)).map(({ slug }) => ({ id: slug }));
  const picked = pickPictures(others, drawings);
  const bySlug = new Map(others.map(({ id }, at) => [id, picked[at]]));
  return (slug) => chosen.get(slug) ?? bySlug.get(slug) ?? pickPictures([{ id: slug }], drawings)[0];
}
