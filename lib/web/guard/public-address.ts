import ipaddr from 'ipaddr.js';

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * True for an address of the public internet: not loopback, private, link-local, reserved, nor an IPv6 address that
 * hides an IPv4 address. Of IPv6 only 2000::/3 is given out (IANA); all else leads nowhere, or home.
 */
export function isPublicAddress(address: string): boolean {
  const bare = withoutBrackets(address);
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] as number) >> 13 === 1;
}

/** True when a URL's host is written as a number, so that no look-up by name will happen. */
export function isLiteralAddress(hostname: string): boolean {
  return ipaddr.isValid(withoutBrackets(hostname));
}

// RFC 6761, 6762, 7686, 8375, 9476, and what routers and clouds use of their own accord.
const homeNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|corp|home|lan|home\.arpa|onion|test|invalid|alt)$/;

/** True for a name that leads only to this machine or its neighbors: such a name is not even looked up. */
export function isHomeName(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.+$/, '');
  return !bare.includes('.') || homeNames.test(bare);
}
