import ipaddr from 'ipaddr.js';

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** Neither private nor reserved, nor IPv6 that embeds IPv4. Of IPv6 only 2000::/3 is allocated (IANA). */
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

// RFC 6761, 6762, 7686, 8375, 9476, and names that routers and clouds use.
const homeNames =
  /(^|\.)(localhost|localdomain|local|internal|intranet|corp|home|lan|home\.arpa|onion|test|invalid|alt)$/;

/** Names of the local machine or network, which are not even looked up. */
export function isHomeName(hostname: string): boolean {
  const bare = hostname.toLowerCase().replace(/\.+$/, '');
  return !bare.includes('.') || homeNames.test(bare);
}
