import { FramedPicture } from '@/components/ui/framed-picture';
import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';

type StoryPictureProps = {
  picture: Picture | undefined;
  /** The story's own picture, at its publisher's. */
  photo?: string;
  place?: PicturePlace;
  /** The frame, e.g. `aspect-[3/2]`; a card's frame follows its row. */
  frame?: string;
  /** The first picture in view: asked for at once and before all others. */
  first?: boolean;
};

/** The picture beside a headline: the story's own, else a drawing. It says nothing that the headline does not. */
export function StoryPicture({ picture, photo, place = 'card', frame, first }: StoryPictureProps) {
  const className = frame ? `picture ${frame}` : 'picture';
  return <FramedPicture photo={photo} drawing={picture} place={place} className={className} first={first} />;
}
