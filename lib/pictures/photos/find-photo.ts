import pLimit from 'p-limit';
import sharp from 'sharp';
import { Cache } from '@/lib/base/cache';
import { readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { MAX_PHOTO_BYTES } from '@/lib/base/picture-bytes';
import type { City } from '@/lib/city/city-type';
import { type PhotoFile, photoFile } from '@/lib/city/photos';
import { cityStore } from '@/lib/city/this-city';
import { type Photo, photoAddress, readPhotoAddress } from '@/lib/pictures/photos/photo-address';
import { encodePicture, MAX_PHOTO_PIXELS } from '@/lib/pictures/proxy/encode-picture';

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
 * Finds a photo by name in a city's `photos/`, and returns it with an address for the picture proxy. A failure's detail
 * tells editors why it cannot be used. Call it again after each edit, because a replaced file has a new address.
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

/** Returns the bytes of a photo's file. */
export async function readPhoto(address: string): Promise<Outcome<Buffer>> {
  const { city = '', name = '' } = readPhotoAddress(address) ?? {};
  const { folder } = cityStore().city(city) ?? {};
  if (folder === undefined) return fail('not-a-picture', 'its city is not served');
  const read = await readInside(folder, `photos/${name}`, { maxBytes: MAX_PHOTO_BYTES });
  return read.ok ? ok(read.value.bytes) : fail(read.failure.reason, `photos/${name} ${read.failure.detail}`);
}

// One at a time, because each photo may take 60 MB of memory.
const oneAtATime = pLimit(1);

/**
 * Like findPhoto, but also decodes the entire file, because it may be truncated. Takes a tenth of a second.
 */
export async function findWholePhoto(
  written: string,
  city: Pick<City, 'key' | 'folder'>,
): Promise<Outcome<Photo>> {
  const photo = await findPhoto(written, city);
  if (!photo.ok) return photo;
  const making = { width: 280, format: 'webp', whole: true, isOwn: true, isStrict: true } as const;
  const encoded = await oneAtATime(async () => {
    const bytes = await readPhoto(photo.value.address);
    return bytes.ok ? encodePicture(bytes.value, making) : bytes;
  });
  return encoded.ok
    ? photo
    : fail(encoded.failure.reason, `${written} is damaged: ${encoded.failure.detail}`);
}
