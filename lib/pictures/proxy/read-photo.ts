import pLimit from 'p-limit';
import { readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { MAX_PHOTO_BYTES } from '@/lib/base/picture-bytes';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import { findPhoto } from '@/lib/pictures/photos/find-photo';
import { type Photo, readPhotoAddress } from '@/lib/pictures/photos/photo-address';
import { encodePicture } from '@/lib/pictures/proxy/encode-picture';

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
