import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parses an IP address, which may have brackets or a port: [2001:db8::1]:443, 192.0.2.1:443. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // ipaddr.js also accepts short forms such as 127.1, so check the address first.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/**
 * Returns the entries of X-Forwarded-For that can be trusted: the last `trusted` ones, because each of our proxies
 * appends one. Entries further left may be forged.
 */
function trustedEntries(forwardedFor: string, trusted: number): string[] {
  return trusted > 0 ? forwardedFor.split(',').slice(-trusted) : [];
}

/** Returns the address of a client; for IPv6 its /64 network, which belongs to one household. */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: number): string {
  const all = [...trustedEntries(forwardedFor, trusted), socketAddress].map(readAddress);
  const address = all.find((one) => one !== undefined);
  if (address === undefined) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Returns the networks that a client is in, widest first, and then the client itself. */
export function networksOf(client: string): string[] {
  const [address = ''] = client.split('/', 1);
  if (isIP(address) === 4) return [`${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`)}/24`, client];
  if (isIP(address) === 0) return [client];
  const wider = [48, 56].map((bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`);
  return [...wider, client];
}
