import { FramedPicture } from '@/components/ui/framed-picture';
import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';

type PostPictureProps = {
  picture: Picture | undefined;
  /** The post's own picture on another host, shown as long as it comes. */
  photo?: string;
  place?: PicturePlace;
  /** Nothing of the photo is cut off. */
  whole?: boolean;
  /** The frame, e.g. `post-hero`. */
  frame: string;
  /** The first picture in view: asked for at once and before all others. */
  first?: boolean;
};

/** The picture of a post: decoration, silent to screen readers; one that does not come leaves nothing to see. */
export function PostPicture({ picture, place = 'entry', frame, ...how }: PostPictureProps) {
  return <FramedPicture drawing={picture} place={place} className={`picture drawing ${frame}`} {...how} />;
}
