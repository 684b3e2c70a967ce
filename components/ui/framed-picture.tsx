import type { Picture } from '@/lib/city/city-type';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';
import { pictureSource } from '@/lib/pictures/address/picture-source';
import { signingKey } from '@/lib/pictures/address/signing-key';
import { drawingName } from '@/lib/pictures/drawing';

type FramedPictureProps = {
  /** A picture on another host; it comes through this site's own door, which shows the drawing when it cannot. */
  photo?: string;
  /** A drawing of our own. */
  drawing: Picture | undefined;
  place: PicturePlace;
  /** The frame; it has its size before anything loads. */
  className: string;
  /** Shown whole in its frame, nothing cut off. */
  whole?: boolean;
  /** The first picture in view: asked for at once and before all others. */
  first?: boolean;
};

// A frame says its own shape; these only keep its place where no style is.
const usual = { width: 600, height: 400 };

/** A picture beside words that say the same, so that it is silent to screen readers. */
export function FramedPicture({
  photo,
  drawing,
  place,
  whole,
  className,
  first = false,
}: FramedPictureProps) {
  if (!photo && !drawing) return null;
  const own =
    photo && pictureSource({ address: photo, drawing: drawingName(drawing), whole }, place, signingKey());
  const source = own || { src: drawing?.src };
  const { width, height } = drawing ?? usual;
  return (
    // biome-ignore lint/performance/noImgElement: our own door makes the sizes; drawings are a few KB
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
