import type { Picture } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { byFreshness } from '@/lib/front/pick-lead';
import { storyKey } from '@/lib/front/pick-pictures';

/** One large picture, one wide, six small (look, "Blocks"). */
const picturesOnWall = 8;

/** All that may be seen of a story: its photo, and the drawing that stands in when the photo does not come. */
function facesOf({ photo, picture }: FrontStory): string[] {
  return [photo, picture?.src].filter((face) => face !== undefined);
}

function looksAlike(one: FrontStory, other: FrontStory): boolean {
  return facesOf(one).some((face) => facesOf(other).includes(face));
}

/** Photos before drawings, then the freshest. */
function forWall(one: FrontStory, other: FrontStory): number {
  return Number(Boolean(other.photo)) - Number(Boolean(one.photo)) || byFreshness(one, other);
}

/**
 * The picture wall: the freshest stories that the page has not shown, those with a photo first. No picture twice, also
 * when no photo comes; each section and each motif once before any comes again. `motifs` are the drawings of the same
 * thing, list by list.
 */
export function pickWall(
  stories: readonly FrontStory[],
  shown: readonly string[],
  motifs: readonly (readonly Picture[])[],
): FrontStory[] {
  const fresh = stories
    .filter((story) => facesOf(story).length > 0 && !shown.includes(storyKey(story)))
    .toSorted(forWall);
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory, hung: FrontStory) => boolean) => {
    for (const story of fresh) {
      if (wall.length === picturesOnWall) return;
      if (wall.every((hung) => !looksAlike(hung, story) && fits(story, hung))) wall.push(story);
    }
  };
  // What has no motif is one of its own: itself.
  const motifOf = (story: FrontStory) =>
    motifs.find((motif) => story.picture && motif.includes(story.picture)) ?? story;
  const otherSection = (story: FrontStory, hung: FrontStory) => story.feedKey !== hung.feedKey;
  add((story, hung) => otherSection(story, hung) && motifOf(story) !== motifOf(hung));
  add(otherSection);
  add((story, hung) => story !== hung);
  return wall;
}
