import type { Picture } from '@/lib/city/city-type';
import { pickPictures } from '@/lib/front/pick-pictures';

/**
 * A drawing for a post, the same in the list and on its page: all posts choose together, oldest first, so that no
 * drawing stands beside itself and a new post moves no other. A post that no list names chooses alone.
 */
export function postPictures(
  slugs: readonly string[],
  motifs: readonly (readonly Picture[])[],
): (slug: string) => Picture | undefined {
  const picked = pickPictures(slugs, motifs);
  const bySlug = new Map(slugs.map((slug, at) => [slug, picked[at]]));
  return (slug) => bySlug.get(slug) ?? pickPictures([slug], motifs)[0];
}
