import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { settings } from '@/lib/settings/settings';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Request headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether a program on this machine sent a request directly. False for requests that a proxy forwarded. Reads the raw
 * headers, because Next.js adds some of the headers that proxies add.
 */
export function isThisMachine({
  socket,
  rawHeaders,
}: Pick<IncomingMessage, 'socket' | 'rawHeaders'>): boolean {
  if (rawHeaders.some((name, at) => at % 2 === 0 && PROXY_HEADERS.includes(name.toLowerCase()))) return false;
  const { remoteAddress = '' } = socket;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
}

/** Whether a request may see names and metrics, because it comes from this machine or has METRICS_TOKEN. */
export function isOperator(request: Pick<IncomingMessage, 'headers' | 'socket' | 'rawHeaders'>): boolean {
  const { metricsToken } = settings();
  if (isThisMachine(request)) return true;
  if (metricsToken === undefined) return false;
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${metricsToken}`));
}
