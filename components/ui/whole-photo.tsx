import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';
import { pictureSource } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import type { Photo } from '@/lib/pictures/photos/photo-address';

/** Size in px. */
type Size = { width: number; height: number };

/**
 * Returns the size at which a photo fits into `maxSize`, without enlarging it. Set as attributes, it prevents layout
 * shift.
 */
function fitted({ width, height }: Photo, maxSize: Size): Size {
  const share = Math.min(1, maxSize.width / width, maxSize.height / height);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

type WholePhotoProps = {
  photo: Photo;
  alt: string;
  place: PicturePlace;
  maxSize: Size;
  title?: string;
  first?: boolean;
};

/** An uncropped photo from the city's folder. */
export function WholePhoto({ photo, alt, place, maxSize, title, first = false }: WholePhotoProps) {
  const { width, height } = fitted(photo, maxSize);
  const source = pictureSource({ address: photo.address, whole: true }, place, signingKey());
  return (
    // biome-ignore lint/performance/noImgElement: the picture proxy makes the sizes
    <img
      {...source}
      sizes={`(min-width:${width}px) ${width}px,100vw`}
      width={width}
      height={height}
      alt={alt}
      title={title}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
