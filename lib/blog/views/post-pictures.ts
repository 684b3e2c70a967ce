import type { Drawings, Picture } from '@/lib/city/city-type';
import { pickPictures } from '@/lib/front/pick-pictures';

/**
 * A drawing for a post, the same in the list and on its page: all posts choose together, oldest first, so that no
 * drawing stands beside itself and a new post moves no other. A post that no list names chooses alone.
 */
export function postPictures(
  slugs: readonly string[],
  drawings: Drawings,
): (slug: string) => Picture | undefined {
  const alone = (slug: string) => pickPictures([{ id: slug }], drawings)[0];
  const picked = pickPictures(
    slugs.map((slug) => ({ id: slug })),
    drawings,
  );
  const bySlug = new Map(slugs.map((slug, at) => [slug, picked[at]]));
  return (slug) => bySlug.get(slug) ?? alone(slug);
}
