import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Making } from '@/lib/pictures/proxy/encode-picture';
import type { Failures } from '@/lib/pictures/proxy/failures';
import type { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import type { PictureTurns } from '@/lib/pictures/proxy/picture-turns';

/** A picture as one reader wants it. */
export type Wanted = Making & { address: string };

export type PictureProxy = {
  /** The bytes of a picture, made when nobody has asked for it before; a failure is named and remembered. */
  picture: (wanted: Wanted) => Promise<Outcome<Buffer>>;
};

export type ProxyParts = {
  fetchOriginal: (address: string) => Promise<Outcome<Buffer>>;
  encode: (bytes: Buffer, making: Making) => Promise<Outcome<Buffer>>;
  files: Pick<PictureFiles, 'load' | 'save'>;
  failures: Failures;
  turns: PictureTurns;
};

// Pictures made by an older program in another way have other keys.
const edition = 1;
const MB = 1024 * 1024;
/** Long enough for the other readers of a page that has just appeared, ms. */
const originalLife = 2 * 60 * 1000;

/** Names what a reader wants: the same name is always the same bytes. */
export function pictureKey({ address, width, format, whole }: Wanted): string {
  const all = [edition, width, format, whole ? 'whole' : 'framed', address].join(' ');
  return createHash('sha256').update(all).digest('hex');
}

/** Bytes in memory, those asked for last. */
function store(maxSize: number, ttl?: number): LRUCache<string, Buffer> {
  return new LRUCache({ maxSize, ttl, sizeCalculation: (bytes) => Math.max(1, bytes.length) });
}

/** One promise for all who ask for the same thing at the same time. */
function onceAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, work) => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

class CachingProxy implements PictureProxy {
  readonly #parts: ProxyParts;
  readonly #made = store(16 * MB);
  readonly #originals = store(24 * MB, originalLife);
  readonly #oneFetch = onceAtATime<Outcome<Buffer>>();
  readonly #oneMake = onceAtATime<Outcome<Buffer>>();

  constructor(parts: ProxyParts) {
    this.#parts = parts;
  }

  async picture(wanted: Wanted): Promise<Outcome<Buffer>> {
    const key = pictureKey(wanted);
    const kept = this.#made.get(key);
    return kept ? ok(kept) : this.#oneMake(key, () => this.#find(wanted, key));
  }

  async #find(wanted: Wanted, key: string): Promise<Outcome<Buffer>> {
    const { files, failures, turns } = this.#parts;
    const stored = await files.load(key);
    if (stored) {
      this.#made.set(key, stored);
      return ok(stored);
    }
    const failure = failures.known(wanted.address);
    if (failure) return fail(failure.reason, failure.detail);
    const result = await turns.atHost(wanted.address, () => this.#make(wanted));
    if (!result.ok) return result;
    this.#made.set(key, result.value);
    await files.save(key, result.value);
    return result;
  }

  async #make({ address, ...making }: Wanted): Promise<Outcome<Buffer>> {
    const { encode, failures, turns } = this.#parts;
    const bytes = await this.#original(address);
    if (!bytes.ok) return bytes;
    const result = await turns.toEncode(() => encode(bytes.value, making));
    if (!result.ok) failures.remember(address, result.failure);
    return result;
  }

  async #original(address: string): Promise<Outcome<Buffer>> {
    const { fetchOriginal, failures } = this.#parts;
    const kept = this.#originals.get(address);
    if (kept) return ok(kept);
    // While this one waited for its turn, its host may have fallen silent.
    const failure = failures.known(address);
    if (failure) return { ok: false, failure };
    const fetched = await this.#oneFetch(address, () => fetchOriginal(address));
    if (!fetched.ok) {
      failures.remember(address, fetched.failure);
      return fetched;
    }
    this.#originals.set(address, fetched.value);
    failures.came(address);
    return fetched;
  }
}

/**
 * A proxy for pictures of others: from memory, from disk, or fetched and made. However many ask, a picture is fetched
 * once and made once; originals are kept for a moment, since readers want several widths.
 */
export function createPictureProxy(parts: ProxyParts): PictureProxy {
  return new CachingProxy(parts);
}
