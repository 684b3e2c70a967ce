import { FramedPicture } from '@/components/ui/framed-picture';
import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';

type StoryPictureProps = {
  /** A drawing of the city's. */
  picture?: Picture;
  /** A story's own; where it does not come, nothing is there. */
  photo?: string;
  place?: PicturePlace;
  frame?: string;
  first?: boolean;
};

/** Decorative. */
export function StoryPicture({ picture, photo, place = 'card', frame = '', first }: StoryPictureProps) {
  const className = `picture ${photo ? 'photo' : ''} ${frame}`;
  return <FramedPicture photo={photo} drawing={picture} place={place} className={className} first={first} />;
}
