import type { Story } from '@/lib/pictures/choose/pick-pictures';

/** Full grids of photos: one large picture, and a wide one in the largest. */
const sizes = [8, 5, 3];
/** An ornament, not news. */
const mostDrawings = 5;

/** The largest grid that they fill; 0 for fewer than three. */
export function wallSize(stories: readonly Pick<Story, 'photo'>[]): number {
  const isDrawn = stories.some(({ photo }) => photo === undefined);
  const most = isDrawn ? Math.min(stories.length, mostDrawings) : stories.length;
  return sizes.find((size) => size <= most) ?? 0;
}
