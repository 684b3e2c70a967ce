import type { Picture } from '@/lib/city/city-type';
import { byFreshness, type FrontStory } from '@/lib/front/pick-lead';
import { storyKey } from '@/lib/front/pick-pictures';

/** One large picture, one wide, six small (look, "Blocks"). */
const picturesOnWall = 8;

/** What is seen of a story: its photo, else its drawing. */
function faceOf({ photo, picture }: FrontStory): string | undefined {
  return photo ?? picture?.src;
}

/** Photos before drawings, then the freshest. */
function forWall(one: FrontStory, other: FrontStory): number {
  return Number(Boolean(other.photo)) - Number(Boolean(one.photo)) || byFreshness(one, other);
}

/**
 * The picture wall: the freshest stories that the page has not shown, those with a photo first. No picture twice; each
 * section and each motif once before any comes again. `motifs` are the drawings of the same thing, list by list.
 */
export function pickWall(
  stories: readonly FrontStory[],
  shown: readonly string[],
  motifs: readonly (readonly Picture[])[],
): FrontStory[] {
  const fresh = stories
    .filter((story) => faceOf(story) && !shown.includes(storyKey(story)))
    .toSorted(forWall);
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory, hung: FrontStory) => boolean) => {
    for (const story of fresh) {
      if (wall.length === picturesOnWall) return;
      if (wall.every((hung) => faceOf(hung) !== faceOf(story) && fits(story, hung))) wall.push(story);
    }
  };
  // A photo has no motif, and is one of its own: itself.
  const motifOf = ({ photo, picture }: FrontStory) =>
    photo ?? motifs.find((motif) => picture && motif.includes(picture));
  const otherSection = (story: FrontStory, hung: FrontStory) => story.feedKey !== hung.feedKey;
  add((story, hung) => otherSection(story, hung) && motifOf(story) !== motifOf(hung));
  add(otherSection);
  add((story, hung) => story !== hung);
  return wall;
}
