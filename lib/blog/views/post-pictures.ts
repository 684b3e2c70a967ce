import type { BlogEntry } from '@/lib/blog/blog-post';
import type { Drawings, Motif, Picture } from '@/lib/city/city-type';
import { pickPictures } from '@/lib/pictures/choose/pick-pictures';
import { drawingName } from '@/lib/pictures/drawing';

type Entry = Pick<BlogEntry, 'slug' | 'picture'>;

/** The drawings that posts have chosen by name, by slug. */
function chosenBy(posts: readonly Entry[], all: readonly Motif[]): Map<string, Picture> {
  const byName = new Map(all.flat().map((picture) => [drawingName(picture), picture]));
  return new Map(
    posts.flatMap(({ slug, picture }) => {
      const chosen = byName.get(picture ?? '');
      return chosen ? [[slug, chosen]] : [];
    }),
  );
}

/**
 * A drawing for a post, the same in the list and on its page: the one it names out of `all`, else one of `drawings`.
 * These posts choose together, oldest first, so that no drawing stands beside itself and a new post moves no other. A
 * post that no list names chooses alone.
 */
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
