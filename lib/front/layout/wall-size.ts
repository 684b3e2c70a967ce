import type { Story } from '@/lib/pictures/choose/pick-pictures';

/** Boards without an empty place, with photos: one large picture, and a wide one on the largest. */
const sizes = [8, 5, 3];
/** A board of drawings stays small: it is an ornament, not news. */
const mostDrawings = 5;

/** How many of these stories the picture wall shows: the largest board that they fill; none with fewer than three. */
export function wallSize(stories: readonly Pick<Story, 'photo'>[]): number {
  const isDrawn = stories.some(({ photo }) => photo === undefined);
  const most = isDrawn ? Math.min(stories.length, mostDrawings) : stories.length;
  return sizes.find((size) => size <= most) ?? 0;
}
