import ipaddr from 'ipaddr.js';

/** An address as proxies write it, [2001:db8::1]:443 and 192.0.2.1:443 too; nothing for what is none. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Four numbers or the colons of IPv6, not the short forms that ipaddr.js reads too.
  if (!/:|^\d+\.\d+\.\d+\.\d+$/.test(bare) || !ipaddr.isValid(bare)) return undefined;
  return ipaddr.process(bare);
}

/** IPv6 by its network of /64, which is what one household has. */
function counted(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Whose request this is, for counting. `trusted` proxies of the operator's stand before the site, and each adds at
 * the end of X-Forwarded-For whom it was asked by; what stands further left is what anybody may have written. Where
 * the list is too short, or says something else than an address, the nearest address to its right counts.
 */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: number): string {
  const said = trusted > 0 ? forwardedFor.split(',').slice(-trusted) : [];
  const believed = [...said, socketAddress].map(read).find((address) => address !== undefined);
  return believed ? counted(believed) : 'unknown';
}
