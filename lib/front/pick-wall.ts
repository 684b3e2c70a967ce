import type { FrontStory } from '@/lib/front/front-page';
import { byTime, isNear } from '@/lib/front/order';

/** Full grids: one large photo and small ones, or three alike (wall.css). */
const sizes = [9, 5, 3];

/** As many as fill a grid. */
function filling(stories: readonly FrontStory[]): FrontStory[] {
  return stories.slice(0, sizes.find((size) => size <= stories.length) ?? 0);
}

/**
 * Stories with photos, local ones first, then the newest, as many as fill a grid; none where there are too few. Each
 * section comes once before any comes twice, and none three times: eight pictures of cars are a catalog.
 */
export function pickWall(stories: readonly FrontStory[]): FrontStory[] {
  const newest = byTime(stories.filter(({ photo }) => photo));
  const sorted = [...newest.filter(isNear), ...newest.filter((story) => !isNear(story))];
  const rounds: FrontStory[][] = [[], [], []];
  for (const story of sorted) {
    const isNew = (round: FrontStory[]) => round.every(({ feedKey }) => feedKey !== story.feedKey);
    const photos = rounds.flat().map(({ photo }) => photo);
    if (!photos.includes(story.photo)) rounds.slice(0, 2).find(isNew)?.push(story);
  }
  return filling(rounds.flat());
}
