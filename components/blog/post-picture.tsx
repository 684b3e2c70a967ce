import { FramedPicture } from '@/components/ui/framed-picture';
import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';

type PostPictureProps = {
  picture: Picture | undefined;
  photo?: string;
  place?: PicturePlace;
  whole?: boolean;
  frame: string;
  /** The first picture in view: loaded eagerly, with high priority. */
  first?: boolean;
};

/** Decorative, hidden from screen readers; one that fails to load leaves nothing to see. */
export function PostPicture({ picture, place = 'entry', frame, ...how }: PostPictureProps) {
  return <FramedPicture drawing={picture} place={place} className={`picture drawing ${frame}`} {...how} />;
}
