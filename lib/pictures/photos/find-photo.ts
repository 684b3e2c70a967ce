import sharp from 'sharp';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { type PhotoFile, photoFile } from '@/lib/city/photos';
import { type Photo, photoAddress, readPhotoAddress } from '@/lib/pictures/photos/photo-address';

/** Limit for our own photos; the message of `measure` says it in words. */
export const MAX_PHOTO_PIXELS = 100_000_000;

type Size = Pick<Photo, 'width' | 'height'>;

async function measure({ name, path }: PhotoFile): Promise<Outcome<Size>> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height <= MAX_PHOTO_PIXELS) return ok({ width, height });
    return fail(
      'too-large',
      `photos/${name} has ${width} by ${height} pixels: save it with at most 100 million`,
    );
  } catch (error) {
    return fail('malformed', `photos/${name} is damaged: ${(error as Error).message}`.slice(0, 200));
  }
}

const sizes = new Cache<Outcome<Size>>({ max: 5000 });

/**
 * Finds a photo by name in a city's `photos/`, and returns it with an address for the picture proxy. On failure,
 * `detail` tells editors why the photo cannot be used. Call findPhoto again after each edit, because a replaced file has
 * a new address.
 */
export async function findPhoto(
  written: string,
  { key: city, folder }: Pick<City, 'key' | 'folder'>,
): Promise<Outcome<Photo>> {
  const file = await photoFile(folder, written);
  if (!file.ok) return file;
  const { name, path, version } = file.value;
  const size = await sizes.getOrMake(`${path}\n${version}`, () => measure(file.value));
  return size.ok
    ? ok({ ...size.value, address: photoAddress({ ...size.value, city, version, name }) })
    : size;
}

/** Returns the current address of a photo; undefined if the photo was deleted or belongs to another city. */
export async function currentAddress(city: City, address: string): Promise<string | undefined> {
  const parts = readPhotoAddress(address);
  if (parts?.city !== city.key) return undefined;
  const photo = await findPhoto(parts.name, city);
  return photo.ok ? photo.value.address : undefined;
}
