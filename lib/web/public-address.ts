import ipaddr from 'ipaddr.js';

/** True for an address that belongs to the public internet: not loopback, private, link-local, reserved or mapped to one. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return false;
  // process() turns ::ffff:127.0.0.1 into the IPv4 address that it really reaches.
  return ipaddr.process(bare).range() === 'unicast';
}

/** True when a URL's host is written as a number, so that no look-up by name will happen. */
export function isLiteralAddress(hostname: string): boolean {
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''));
}
