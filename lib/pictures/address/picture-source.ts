import { type PicturePlace, sizesOf } from '@/lib/pictures/address/picture-sizes';
import { canTravel, type ForeignPicture, pictureBase } from '@/lib/pictures/address/signed-address';

export type PictureSource = { src: string; srcSet: string; sizes: string };

/** `src` is for browsers without srcset. Undefined if the original address is too long. */
export function pictureSource(
  picture: ForeignPicture,
  place: PicturePlace,
  key: string,
): PictureSource | undefined {
  if (!canTravel(picture.address)) return undefined;
  const base = pictureBase(picture, key);
  const { widths, sizes } = sizesOf(place);
  const srcSet = widths.map((width) => `${base}${width} ${width}w`).join(', ');
  return { src: `${base}${widths[1]}`, srcSet, sizes };
}
