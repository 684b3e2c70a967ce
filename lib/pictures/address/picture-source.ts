import { type PicturePlace, sizesOf } from '@/lib/pictures/address/picture-sizes';
import { canTravel, type ForeignPicture, pictureBase } from '@/lib/pictures/address/signed-address';

/** What an img needs to show a picture of somebody else through this site's own door. */
export type PictureSource = { src: string; srcSet: string; sizes: string };

/**
 * Addresses of a picture in the widths of its place; `src` is the middle one, for browsers that choose none. Nothing
 * for a picture whose own address is too long.
 */
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
