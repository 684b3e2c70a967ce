import { LRUCache } from 'lru-cache';
import type { Failure, FailureReason } from '@/lib/base/outcome';

export type PictureFailures = {
  /** Why the proxy does not ask for a picture now: it failed within ten minutes, or its host within one. */
  known: (address: string) => Failure | undefined;
  /** Whether pages do without a photo: for an hour after it failed, for ten minutes after its host did. */
  isMissing: (address: string) => boolean;
  remember: (address: string, failure: Failure) => void;
  came: (address: string) => void;
};

type Deps = {
  /** A monotonic clock in ms. */
  now: () => number;
  /** Told of each host at most once in ten minutes. */
  log: (host: string, failure: Failure) => void;
  /** Called soon after photos are missing that were not before; those of a page fail together. */
  onMissing: () => void;
};

const minute = 60_000;
const ofHost = new Set<FailureReason>(['dns', 'refused', 'tls']);
/** One late picture may just be large; so many in a row are a host that hangs. */
const timeoutsOfHost = 2;
const most = 5000;
/** ms. */
const untilTold = 2000;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** The failed pictures and hosts, in memory. */
export function pictureFailures({ now, log, onMissing }: Deps): PictureFailures {
  /** By address and by host. */
  const failed = new LRUCache<string, { failure: Failure; at: number }>({ max: most });
  const told = new LRUCache<string, number>({ max: most });
  const late = new LRUCache<string, Set<string>>({ max: most });
  let isTelling = false;

  function within(ms: number, key: string): Failure | undefined {
    const found = failed.get(key);
    return found && now() - found.at < ms ? found.failure : undefined;
  }

  function isMissing(address: string): boolean {
    const host = within(10 * minute, hostOf(address));
    return within(60 * minute, address) !== undefined || (host !== undefined && ofHost.has(host.reason));
  }

  function isOfHost(host: string, address: string, { reason }: Failure): boolean {
    if (reason !== 'timeout') return ofHost.has(reason);
    const addresses = late.get(host) ?? new Set();
    late.set(host, addresses.add(address));
    return addresses.size >= timeoutsOfHost;
  }

  function tellPages(): void {
    if (isTelling) return;
    isTelling = true;
    setTimeout(() => {
      isTelling = false;
      onMissing();
    }, untilTold).unref();
  }

  return {
    known: (address) => within(10 * minute, address) ?? within(minute, hostOf(address)),
    isMissing,
    remember(address, failure) {
      const host = hostOf(address);
      if (!isMissing(address)) tellPages();
      const at = now();
      failed.set(address, { failure, at });
      if (isOfHost(host, address, failure)) failed.set(host, { failure, at });
      if (at - (told.get(host) ?? Number.NEGATIVE_INFINITY) < 10 * minute) return;
      told.set(host, at);
      log(host, failure);
    },
    came(address) {
      for (const key of [address, hostOf(address)]) failed.delete(key);
      late.delete(hostOf(address));
    },
  };
}
