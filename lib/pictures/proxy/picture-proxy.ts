import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { Cache } from '@/lib/base/cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { turns } from '@/lib/freshness/schedule';
import { isPhoto } from '@/lib/pictures/photos/photo-address';
import type { Making } from '@/lib/pictures/proxy/encode-picture';
import type { PictureFailures } from '@/lib/pictures/proxy/picture-failures';
import type { PictureFiles } from '@/lib/pictures/proxy/picture-files';

/** A picture in the form that a reader requests. */
export type Wanted = Making & { address: string };

export type PictureProxy = {
  /** Returns the bytes of a picture, which is encoded on the first request. Failures are cached. */
  picture: (wanted: Wanted) => Promise<Outcome<Buffer>>;
};

export type ProxyParts = {
  fetchOriginal: (address: string) => Promise<Outcome<Buffer>>;
  encode: (bytes: Buffer, making: Making) => Promise<Outcome<Buffer>>;
  files: Pick<PictureFiles, 'load' | 'save'>;
  failures: PictureFailures;
};

// Part of each cache key. Bump it when pictures are encoded differently.
const VERSION = 2;
const megabyte = 1024 * 1024;
/** Time to live of originals in ms, long enough for the next readers of a new page. */
const ORIGINAL_TTL_MS = 2 * 60_000;
/** Maximum number of pictures fetched at the same time. Each may need memory for an original of 10 MB. */
const MAX_CONCURRENT = 8;
const MAX_PER_HOST = 2;
const MAX_ENCODES = 2;
/** Maximum number of our own photos encoded at the same time. Each may need 60 MB of memory. */
const MAX_PHOTOS = 1;
/**
 * Maximum number of waiting requests. Further requests fail, because a drawing now is better than a photo in a
 * minute.
 */
const MAX_WAITING = 200;

/** Returns the cache key of a picture; the same key always means the same bytes. */
export function pictureKey({ address, width, format, whole }: Wanted): string {
  const all = [VERSION, width, format, whole ? 'whole' : 'framed', address].join(' ');
  return createHash('sha256').update(all).digest('hex');
}

/** Returns a cache that stores pictures for `life` ms. Failures are not stored here. */
function pictureCache(maxSize: number, life: number): Cache<Outcome<Buffer>> {
  return new Cache({
    maxSize,
    sizeOf: (picture) => (picture.ok ? picture.value.length : 0),
    lifeOf: (picture) => (picture.ok ? life : 0),
  });
}

const never = () => new Promise<void>(() => {});

/**
 * Creates a proxy for pictures from other hosts and for our own photos. It serves them from memory or disk, or fetches
 * and encodes them. Concurrent requests share one fetch and one encode. Originals are stored briefly, because readers
 * request several widths.
 */
export function createPictureProxy({ fetchOriginal, encode, files, failures }: ProxyParts): PictureProxy {
  const pictures = pictureCache(16 * megabyte, Number.POSITIVE_INFINITY);
  const originals = pictureCache(24 * megabyte, ORIGINAL_TTL_MS);
  const turn = turns(MAX_PER_HOST, never, MAX_CONCURRENT);
  const encoding = pLimit(MAX_ENCODES);
  const photos = pLimit(MAX_PHOTOS);
  let waiting = 0;

  async function make({ address, ...making }: Wanted): Promise<Outcome<Buffer>> {
    // Check again, because the host may have failed while this request waited for its turn.
    const failure = failures.known(address);
    if (failure) return { ok: false, failure };
    const original = await originals.getOrMake(address, () => fetchOriginal(address));
    const picture = original.ok
      ? await encoding(() => encode(original.value, { ...making, isOwn: isPhoto(address) }))
      : original;
    if (!picture.ok) failures.remember(address, picture.failure);
    return picture;
  }

  async function find(wanted: Wanted, key: string): Promise<Outcome<Buffer>> {
    const stored = await files.load(key);
    if (stored) return ok(stored);
    const failure = failures.known(wanted.address);
    if (failure) return { ok: false, failure };
    if (waiting >= MAX_WAITING) return fail('busy', `${waiting} pictures are waiting`);
    waiting += 1;
    const making = () => turn(wanted.address)(() => make(wanted));
    const picture = await (isPhoto(wanted.address) ? photos(making) : making()).finally(() => {
      waiting -= 1;
    });
    if (picture.ok) await files.save(key, picture.value);
    return picture;
  }

  return {
    async picture(wanted) {
      const key = pictureKey(wanted);
      const picture = await pictures.getOrMake(key, () => find(wanted, key));
      if (picture.ok) failures.came(wanted.address);
      return picture;
    },
  };
}
