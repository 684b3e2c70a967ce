import ipaddr from 'ipaddr.js';

/** Also with brackets or a port: [2001:db8::1]:443, 192.0.2.1:443. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Not the short forms that ipaddr.js accepts too.
  if (!/:|^\d+\.\d+\.\d+\.\d+$/.test(bare) || !ipaddr.isValid(bare)) return undefined;
  return ipaddr.process(bare);
}

/** IPv6 by its /64, which is what one household has. */
function counted(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Each of `trusted` proxies appends its peer to X-Forwarded-For; entries further left can be forged. */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: number): string {
  const said = trusted > 0 ? forwardedFor.split(',').slice(-trusted) : [];
  const believed = [...said, socketAddress].map(read).find((address) => address !== undefined);
  return believed ? counted(believed) : 'unknown';
}
