import type { Picture } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { byTime } from '@/lib/front/order';
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

const picturesOnWall = 8;

/** The photo, and the drawing that stands in when it does not load. */
function facesOf({ photo, picture }: FrontStory): string[] {
  return [photo, picture?.src].filter((face) => face !== undefined);
}

function looksAlike(one: FrontStory, other: FrontStory): boolean {
  return facesOf(one).some((face) => facesOf(other).includes(face));
}

type Motifs = readonly (readonly Picture[])[];

function hang(stories: readonly FrontStory[], motifs: Motifs): FrontStory[] {
  const wall: FrontStory[] = [];
  const add = (fits: (story: FrontStory, hung: FrontStory) => boolean) => {
    for (const story of stories) {
      if (wall.length === picturesOnWall) return;
      if (wall.every((hung) => !looksAlike(hung, story) && fits(story, hung))) wall.push(story);
    }
  };
  // A story without a motif is one of its own.
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

/** Photos, or drawings where these are more; no picture twice; each section and motif once before any comes again. */
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
