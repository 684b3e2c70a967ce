import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';
import { pictureSource } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';

type FramedPictureProps = {
  /** Comes through the picture proxy. */
  photo?: string;
  drawing?: Picture;
  place: PicturePlace;
  className: string;
  whole?: boolean;
  first?: boolean;
};

// The frame sets the shape; these only reserve space without CSS.
const usual = { width: 600, height: 400 };

/** Decorative: hidden from screen readers. */
export function FramedPicture({
  photo,
  drawing,
  place,
  whole,
  className,
  first = false,
}: FramedPictureProps) {
  if (!photo && !drawing) return null;
  const own = photo && pictureSource({ address: photo, whole }, place, signingKey());
  const source = own || { src: drawing?.src };
  const { width, height } = drawing ?? usual;
  return (
    // biome-ignore lint/performance/noImgElement: the picture proxy makes the sizes; drawings are a few KB
    <img
      className={className}
      {...source}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

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
