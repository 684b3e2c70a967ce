import type { Picture } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { byTime } from '@/lib/front/order/by-time';

/** One large picture, one wide, six small. */
const picturesOnWall = 8;

/** All that may be seen of a story: its photo, and the drawing that stands in when the photo does not come. */
function facesOf({ photo, picture }: FrontStory): string[] {
  return [photo, picture?.src].filter((face) => face !== undefined);
}

function looksAlike(one: FrontStory, other: FrontStory): boolean {
  return facesOf(one).some((face) => facesOf(other).includes(face));
}

type Motifs = readonly (readonly Picture[])[];

/** Of stories with pictures of one manner, newest first, those that go together on a wall. */
function hang(stories: readonly FrontStory[], motifs: Motifs): FrontStory[] {
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory, hung: FrontStory) => boolean) => {
    for (const story of stories) {
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
  // A second of each section, and no third: eight pictures of cars are a catalog.
  const hungBefore = [...wall];
  add((story, hung) => story !== hung && (hungBefore.includes(hung) || otherSection(story, hung)));
  return wall;
}

/**
 * The picture wall: the newest stories with photos, or those with drawings where these are more; never both in one
 * wall. No picture twice, also when no photo comes; each section and each motif once before any comes again. `motifs`
 * are the drawings of the same thing, list by list.
 */
export function pickWall(stories: readonly FrontStory[], motifs: Motifs): FrontStory[] {
  const newest = byTime(stories);
  const photos = hang(
    newest.filter(({ photo }) => photo),
    motifs,
  );
  if (photos.length === picturesOnWall) return photos;
  const drawings = hang(
    newest.filter(({ photo, picture }) => picture && !photo),
    motifs,
  );
  return drawings.length > photos.length ? drawings : photos;
}
