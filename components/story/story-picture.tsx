import { FramedPicture } from '@/components/ui/framed-picture';
import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';

type StoryPictureProps = {
  picture: Picture | undefined;
  photo?: string;
  place?: PicturePlace;
  frame?: string;
  first?: boolean;
};

/** The story's own picture, else a drawing; decorative. */
export function StoryPicture({ picture, photo, place = 'card', frame, first }: StoryPictureProps) {
  const className = frame ? `picture ${frame}` : 'picture';
  return <FramedPicture photo={photo} drawing={picture} place={place} className={className} first={first} />;
}
