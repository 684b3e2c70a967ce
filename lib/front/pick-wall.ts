import { byFreshness, type FrontStory } from '@/lib/front/pick-lead';
import { storyKey } from '@/lib/front/pick-pictures';

/** One large picture, one wide, six small (look, "Blocks"). */
const picturesOnWall = 8;

/**
 * The picture wall: the freshest stories with a drawing that the page has not shown, each section once before any
 * comes again, and no drawing twice.
 */
export function pickWall(stories: readonly FrontStory[], shown: readonly string[]): FrontStory[] {
  const fresh = stories
    .filter((story) => story.picture && !shown.includes(storyKey(story)))
    .toSorted(byFreshness);
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory) => boolean) => {
    for (const story of fresh) {
      if (wall.length === picturesOnWall) return;
      const known = wall.some((one) => one === story || one.picture?.src === story.picture?.src);
      if (!known && fits(story)) wall.push(story);
    }
  };
  add((story) => wall.every((one) => one.feedKey !== story.feedKey));
  add(() => true);
  return wall;
}
