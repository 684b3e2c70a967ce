import type { FrontStory } from '@/lib/front/front-page';
import { byTime, isNear } from '@/lib/front/order';

/** Numbers of photos that fill a grid: one large and several small ones, or three of one size (wall.css). */
const GRID_SIZES = [9, 5, 3];

function fillGrid(stories: readonly FrontStory[]): FrontStory[] {
  return stories.slice(0, GRID_SIZES.find((size) => size <= stories.length) ?? 0);
}

/**
 * Picks stories with photos for the wall, local ones first, then the newest. Returns as many as fill a grid; none if
 * there are too few. A section appears at most twice, the second time after all other sections.
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
  return fillGrid(rounds.flat());
}
