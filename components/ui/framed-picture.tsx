import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';
import { pictureSource } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';

type FramedPictureProps = {
  /** Address of a photo, which the picture proxy serves. */
  photo?: string;
  drawing?: Picture;
  place: PicturePlace;
  className: string;
  whole?: boolean;
  first?: boolean;
};

// Reserves space if CSS does not load. With CSS, the frame sets the shape.
const DEFAULT_SIZE = { width: 600, height: 400 };

/** A decorative picture, hidden from screen readers. */
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
  const { width, height } = drawing ?? DEFAULT_SIZE;
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
  /** A drawing from the city's folder. */
  picture?: Picture;
  /** Address of the story's photo. */
  photo?: string;
  place?: PicturePlace;
  frame?: string;
  first?: boolean;
};

export function StoryPicture({ picture, photo, place = 'card', frame = '', first }: StoryPictureProps) {
  const className = `picture ${photo ? 'photo' : ''} ${frame}`;
  return <FramedPicture photo={photo} drawing={picture} place={place} className={className} first={first} />;
}
