import type { IncomingHttpHeaders } from 'node:http';
import { isRouterState } from '@/lib/server/requests/router-state';

/**
 * The framework trusts other headers: a policy, a cookie or a host would get into the page that all readers are sent
 * (next/dist/server/app-render).
 */
const ordinary = new Set([
  ...['host', 'connection', 'accept', 'accept-encoding', 'range', 'if-range', 'sec-gpc', 'icy-metadata'],
  ...['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'cache-control'],
]);

const navigation: Record<string, (value: string) => boolean> = {
  'next-router-state-tree': isRouterState,
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[\x21-\x7e]{0,500}$/.test(value),
  'next-url': (value) => /^\/[\x21-\x7e]{0,2000}$/.test(value),
};

const hasMark = (url: string) => /[?&]_rsc(=|&|$)/.test(url);

/** Whether the framework's own script asks for data in place of a page. */
export function isNavigation(url: string, headers: IncomingHttpHeaders): boolean {
  // `_rsc` keeps data and pages apart in shared caches; the framework's script always sends it.
  if (headers.rsc !== '1' || !hasMark(url)) return false;
  return Object.entries(navigation).every(([name, fits]) => {
    const value = headers[name];
    return value === undefined || (typeof value === 'string' && fits(value));
  });
}

/** Whether something else asks for an address with `_rsc`. */
export function isMarkedPage(url: string, headers: IncomingHttpHeaders): boolean {
  return hasMark(url) && !isNavigation(url, headers);
}

export function headersToDrop(url: string, headers: IncomingHttpHeaders): string[] {
  const asData = isNavigation(url, headers);
  return Object.keys(headers).filter(
    (name) => !(ordinary.has(name) || (asData && (name === 'rsc' || Object.hasOwn(navigation, name)))),
  );
}
