import { LRUCache } from 'lru-cache';
import type { FailureReason } from '@/lib/base/outcome';

const photoRest = 60 * 60 * 1000;
const hostRest = 10 * 60 * 1000;
const most = 5000;
const ofHost = new Set<FailureReason>(['dns', 'refused', 'tls']);
/** ms; the photos of a page fail together, and are reported once. */
const pause = 2000;

export type MissingPhotos = {
  /** True for an hour after the photo failed, ten minutes after its host did. */
  has: (address: string) => boolean;
  add: (address: string, reason: FailureReason) => void;
  came: (address: string) => void;
};

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Failed photos, in memory; `onMore` is called soon after the first of a new batch. */
export function missingPhotos(onMore: () => void): MissingPhotos {
  const missing = new LRUCache<string, true>({ max: most, ttl: photoRest });
  let isDue = false;
  const has = (address: string) => missing.has(address) || missing.has(hostOf(address));
  return {
    has,
    add(address, reason) {
      const isNew = !has(address);
      missing.set(address, true);
      if (ofHost.has(reason)) missing.set(hostOf(address), true, { ttl: hostRest });
      if (!isNew || isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        onMore();
      }, pause).unref();
    },
    came(address) {
      missing.delete(address);
      missing.delete(hostOf(address));
    },
  };
}
