import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/public-address';

/** Raised inside a connection attempt when a name leads to an address that this site must not reach. */
export class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS';
}

const ordinaryPorts = new Set(['', '80', '443']);

/**
 * Why this address must not be asked, or nothing. The origin that the operator configured may be
 * private; everything else is http(s), without user name, on an ordinary port (quirk 48).
 */
export function refusal(url: URL, configuredOrigin: string): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `${url.protocol} is not fetched`;
  if (url.username || url.password) return 'an address with a user name is not fetched';
  if (url.origin === configuredOrigin) return undefined;
  if (!ordinaryPorts.has(url.port)) return `port ${url.port} is not fetched`;
  const hidden = isLiteralAddress(url.hostname) ? !isPublicAddress(url.hostname) : isHomeName(url.hostname);
  return hidden ? `${url.hostname} is not public` : undefined;
}

/** All addresses of a name, as node:dns gives them. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * A look-up that gives public addresses only. It is the one that a connection itself uses, so that a name cannot be
 * rebound between check and use; one hidden address among public ones spoils them all.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const first = found?.[0];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      const hidden = found.find(({ address }) => !isPublicAddress(address));
      if (hidden) return callback(new RefusedAddress(`${hostname} leads to ${hidden.address}`), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}

/** The look-up of every connection to an address that the operator did not configure. */
export const publicOnlyLookup = publicLookup(lookup);
