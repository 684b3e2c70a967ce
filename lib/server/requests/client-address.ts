import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Also with brackets or a port: [2001:db8::1]:443, 192.0.2.1:443. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // ipaddr.js alone would take short forms too.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/** Each of `trusted` proxies appends its peer to X-Forwarded-For; entries further left can be forged. */
function said(forwardedFor: string, trusted: number): string[] {
  return trusted > 0 ? forwardedFor.split(',').slice(-trusted) : [];
}

/** Who asks; IPv6 by its /64, which is what one household has. */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: number): string {
  const all = [...said(forwardedFor, trusted), socketAddress].map(readAddress);
  const address = all.find((one) => one !== undefined);
  if (address === undefined) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** What proxies say of themselves; they speak for others, also where they are on this machine and not counted. */
const ofProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a program on this machine asks for itself. */
export function isThisMachine(socketAddress: string, headers: IncomingHttpHeaders, trusted: number): boolean {
  const { 'x-forwarded-for': forwarded } = headers;
  const all = [socketAddress, ...(forwarded === undefined ? [] : said(String(forwarded), trusted))];
  if (all.length === 1 && ofProxies.some((name) => headers[name] !== undefined)) return false;
  return all.every((address) => readAddress(address)?.range() === 'loopback');
}
