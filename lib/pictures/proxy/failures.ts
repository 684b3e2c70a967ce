import { LRUCache } from 'lru-cache';
import type { Failure, FailureReason } from '@/lib/base/outcome';

export type Failures = {
  known: (address: string) => Failure | undefined;
  remember: (address: string, failure: Failure) => void;
  came: (address: string) => void;
};

const rest = 10 * 60 * 1000;
const hostRest = 60 * 1000;
const ofHost = new Set<FailureReason>(['dns', 'refused', 'tls']);
/** One late picture may just be large; so many in a row are a host that hangs. */
const timeoutsOfHost = 2;
const most = 5000;

type Remembered = { until: number; failure: Failure };

function holds(until: number | undefined, now: number): boolean {
  return until !== undefined && until > now;
}

export function pictureFailures(now: () => number, log: (host: string, failure: Failure) => void): Failures {
  const byAddress = new LRUCache<string, Remembered>({ max: most });
  const byHost = new LRUCache<string, Remembered>({ max: most });
  const told = new LRUCache<string, number>({ max: most });
  const late = new LRUCache<string, Set<string>>({ max: most });
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

  function tell(host: string, failure: Failure): void {
    if (holds(told.get(host), now())) return;
    told.set(host, now() + rest);
    log(host, failure);
  }

  function isOfHost(host: string, address: string, { reason }: Failure): boolean {
    if (reason !== 'timeout') return ofHost.has(reason);
    const addresses = late.get(host) ?? new Set();
    late.set(host, addresses.add(address));
    return addresses.size >= timeoutsOfHost;
  }

  return {
    known(address) {
      const found = [byAddress.get(address), byHost.get(hostOf(address))];
      return found.find((one) => holds(one?.until, now()))?.failure;
    },
    remember(address, failure) {
      // Too many waiting says nothing about the picture.
      if (failure.reason === 'busy') return;
      const host = hostOf(address);
      byAddress.set(address, { until: now() + rest, failure });
      if (isOfHost(host, address, failure)) byHost.set(host, { until: now() + hostRest, failure });
      tell(host, failure);
    },
    came: (address) => void late.delete(hostOf(address)),
  };
}
