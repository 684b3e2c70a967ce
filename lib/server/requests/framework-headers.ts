import type { IncomingHttpHeaders } from 'node:http';
import { isRouterState } from '@/lib/server/requests/router-state';

/**
 * All that an answer may depend on. The framework believes much more of a reader: a policy header, a cookie or the
 * name of a host would be taken over into the page that all readers get next (next/dist/server/app-render), and what
 * it reads changes from version to version.
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

/** Whether a request is one of the framework's own in the browser, which asks for data in place of a page. */
export function isNavigation(url: string, headers: IncomingHttpHeaders): boolean {
  // The mark in the address keeps data and pages apart in shared caches; without it this is no script of ours.
  if (headers.rsc !== '1' || !hasMark(url)) return false;
  return Object.entries(navigation).every(([name, fits]) => {
    const value = headers[name];
    return value === undefined || (typeof value === 'string' && fits(value));
  });
}

/** True for an address that only the framework's script asks for, asked for by something else. */
export function isMarkedPage(url: string, headers: IncomingHttpHeaders): boolean {
  return hasMark(url) && !isNavigation(url, headers);
}

/** Names of the headers that the framework must not see. */
export function headersToDrop(url: string, headers: IncomingHttpHeaders): string[] {
  const asData = isNavigation(url, headers);
  return Object.keys(headers).filter(
    (name) => !(ordinary.has(name) || (asData && (name === 'rsc' || Object.hasOwn(navigation, name)))),
  );
}
