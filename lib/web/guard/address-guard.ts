import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isHomeName, isLiteralAddress, isPublicAddress } from '@/lib/web/guard/public-address';

class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS';
}

const ordinaryPorts = new Set(['', '80', '443']);

/** The configured origin may be private; others are http(s), without user name, on ordinary ports (quirk 48). */
export function refusal(url: URL, configuredOrigin: string): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `${url.protocol} is not fetched`;
  if (url.username || url.password) return 'an address with a user name is not fetched';
  if (url.origin === configuredOrigin) return undefined;
  if (!ordinaryPorts.has(url.port)) return `port ${url.port} is not fetched`;
  const hidden = isLiteralAddress(url.hostname) ? !isPublicAddress(url.hostname) : isHomeName(url.hostname);
  return hidden ? `${url.hostname} is not public` : undefined;
}

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Refuses names with any private address. The connection itself uses it: no rebinding between check and use. */
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

export const publicOnlyLookup = publicLookup(lookup);
