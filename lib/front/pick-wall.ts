import type { Picture } from '@/lib/city/city-type';
import { byFreshness, type FrontStory } from '@/lib/front/pick-lead';
import { storyKey } from '@/lib/front/pick-pictures';

/** One large picture, one wide, six small (look, "Blocks"). */
const picturesOnWall = 8;

/**
 * The picture wall: the freshest stories with a drawing that the page has not shown. No drawing twice; each section
 * and each motif once before any comes again. `motifs` are the drawings that show the same thing, list by list.
 */
export function pickWall(
  stories: readonly FrontStory[],
  shown: readonly string[],
  motifs: readonly (readonly Picture[])[],
): FrontStory[] {
  const fresh = stories
    .filter((story) => story.picture && !shown.includes(storyKey(story)))
    .toSorted(byFreshness);
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory, hung: FrontStory) => boolean) => {
    for (const story of fresh) {
      if (wall.length === picturesOnWall) return;
      if (wall.every((hung) => hung.picture?.src !== story.picture?.src && fits(story, hung)))
        wall.push(story);
    }
  };
  const motifOf = ({ picture }: FrontStory) => motifs.find((motif) => picture && motif.includes(picture));
  const otherSection = (story: FrontStory, hung: FrontStory) => story.feedKey !== hung.feedKey;
  add((story, hung) => otherSection(story, hung) && motifOf(story) !== motifOf(hung));
  add(otherSection);
  add((story, hung) => story !== hung);
  return wall;
}
