import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether an IP address is public: not private, not reserved, and not an IPv6 address that embeds IPv4. IANA allocates
 * public IPv6 addresses only from 2000::/3.
 */
export function isPublicAddress(address: string): boolean {
  const bare = withoutBrackets(address);
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] as number) >> 13 === 1;
}

export function isLiteralAddress(hostname: string): boolean {
  return ipaddr.isValid(withoutBrackets(hostname));
}

// Names from RFC 6761, 6762, 7686, 8375 and 9476, and names that routers and clouds use.
const HOME_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|corp|home|lan|home\.arpa|onion|test|invalid|alt)$/;

/** Whether a host name belongs to the local machine or network. Such names are not even resolved. */
export function isHomeName(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.+$/, '');
  return !bare.includes('.') || HOME_NAMES.test(bare);
}

class RefusedAddress extends Error {
  readonly code = 'REFUSED_ADDRESS';
}

// Matches no origin, so that no address counts as configured by the operator.
export const NO_ORIGIN = '';

const ordinaryPorts = new Set(['', '80', '443']);

/**
 * Returns the reason why a URL must not be fetched; undefined if it may be. Every URL needs http(s) and must
 * not have credentials. Unless its origin is the one that the operator configured, it also needs an ordinary
 * port and a host that is not private (quirk 48).
 */
export function refusal(url: URL, configuredOrigin = NO_ORIGIN): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `${url.protocol} is not fetched`;
  if (url.username || url.password) return 'an address with a user name is not fetched';
  if (url.origin === configuredOrigin) return undefined;
  if (!ordinaryPorts.has(url.port)) return `port ${url.port} is not fetched`;
  const hidden = isLiteralAddress(url.hostname) ? !isPublicAddress(url.hostname) : isHomeName(url.hostname);
  return hidden ? `${url.hostname} is not public` : undefined;
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Returns a lookup function that rejects host names with a private address. The connection itself uses it, so the
 * address cannot change after the check.
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

export const publicOnlyLookup = publicLookup(lookup);
