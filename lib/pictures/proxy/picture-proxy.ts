import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Making } from '@/lib/pictures/proxy/encode-picture';
import type { Failures } from '@/lib/pictures/proxy/failures';
import type { PictureFiles } from '@/lib/pictures/proxy/picture-files';
import type { PictureTurns } from '@/lib/pictures/proxy/picture-turns';

export type Wanted = Making & { address: string };

export type PictureProxy = {
  picture: (wanted: Wanted) => Promise<Outcome<Buffer>>;
};

export type ProxyParts = {
  fetchOriginal: (address: string) => Promise<Outcome<Buffer>>;
  encode: (bytes: Buffer, making: Making) => Promise<Outcome<Buffer>>;
  files: PictureFiles;
  failures: Failures;
  turns: PictureTurns;
};

// Change it when pictures are made differently: the keys of stored ones change.
const edition = 1;
const MB = 1024 * 1024;
/** ms; enough for other readers of a new page. */
const originalLife = 2 * 60 * 1000;

export function pictureKey({ address, width, format, whole }: Wanted): string {
  const all = [edition, width, format, whole ? 'whole' : 'framed', address].join(' ');
  return createHash('sha256').update(all).digest('hex');
}

function store(maxSize: number, ttl?: number): LRUCache<string, Buffer> {
  return new LRUCache({ maxSize, ttl, sizeCalculation: (bytes) => Math.max(1, bytes.length) });
}

function onceAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, work) => {
    const flight = flights.get(key) ?? work().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/** Each picture is fetched and encoded once; originals are kept briefly, since readers want several widths. */
export function createPictureProxy({
  fetchOriginal,
  encode,
  files,
  failures,
  turns,
}: ProxyParts): PictureProxy {
  const made = store(16 * MB);
  const originals = store(24 * MB, originalLife);
  const oneFetch = onceAtATime<Outcome<Buffer>>();
  const oneMake = onceAtATime<Outcome<Buffer>>();

  async function original(address: string): Promise<Outcome<Buffer>> {
    const kept = originals.get(address);
    if (kept) return ok(kept);
    // The host may have failed while this one waited.
    const failure = failures.known(address);
    if (failure) return { ok: false, failure };
    const fetched = await oneFetch(address, () => fetchOriginal(address));
    if (!fetched.ok) {
      failures.remember(address, fetched.failure);
      return fetched;
    }
    originals.set(address, fetched.value);
    failures.came(address);
    return fetched;
  }

  async function make({ address, ...making }: Wanted): Promise<Outcome<Buffer>> {
    const bytes = await original(address);
    if (!bytes.ok) return bytes;
    const result = await turns.toEncode(() => encode(bytes.value, making));
    if (!result.ok) failures.remember(address, result.failure);
    return result;
  }

  async function find(wanted: Wanted, key: string): Promise<Outcome<Buffer>> {
    const stored = await files.load(key);
    if (stored) {
      made.set(key, stored);
      return ok(stored);
    }
    const failure = failures.known(wanted.address);
    if (failure) return fail(failure.reason, failure.detail);
    const result = await turns.atHost(wanted.address, () => make(wanted));
    if (!result.ok) return result;
    made.set(key, result.value);
    await files.save(key, result.value);
    return result;
  }

  return {
    async picture(wanted) {
      const key = pictureKey(wanted);
      const kept = made.get(key);
      return kept ? ok(kept) : oneMake(key, () => find(wanted, key));
    },
  };
}
