import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { CITY_HEADER, NO_CITY, PATH_HEADER } from '@/lib/base/http';
import { logAbsent } from '@/lib/health/problem-log';
import type { EncodedResponse } from '@/lib/http/cache/encoded-response';
import { namesIn } from '@/lib/http/cache/lifetime';
import { isErrorShell, useDocument } from '@/lib/http/error-documents';
import { holdHtml } from '@/lib/http/hold-html';
import { type Handler, plainHeaders } from '@/lib/http/in-memory';
import { isPageData, type PageData } from '@/lib/http/page-data';
import { isOnIntent, scriptsOnIntent } from '@/lib/http/scripts-on-intent';
import { siteHeaders } from '@/lib/server/city-of-host';
import { withScripts } from '@/lib/server/headers';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Page that is sent in place of missing pages. */
export const NOT_FOUND = '/errors/404';

/** Request headers of the Next.js client router; responses depend on them. */
export const ROUTER_HEADERS = ['rsc', 'next-url'].concat(
  ['state-tree', 'prefetch', 'segment-prefetch'].map((name) => `next-router-${name}`),
);

/**
 * Whether an address has the client router's `_rsc` parameter. Shared caches must not store responses to requests
 * with this parameter.
 */
export function isMarked({ url = '' }: IncomingMessage): boolean {
  const mark = url.indexOf('?');
  return mark >= 0 && new URLSearchParams(url.slice(mark)).has('_rsc');
}

/** Whether the Next.js client router sent a request, for page data or to run a server action. */
export function isOfRouter(request: IncomingMessage): boolean {
  const { rsc, 'next-action': action } = request.headers;
  return action !== undefined || (rsc === '1' && isMarked(request));
}

const HTML = { 'content-type': 'text/html' };

export function cityIn({ headers }: IncomingMessage): string {
  return String(headers[CITY_HEADER]);
}

function pathOf({ headers }: IncomingMessage): string {
  // The header has the original address, because Next.js changes `request.url`.
  return String(headers[PATH_HEADER]).split('?', 1)[0] ?? '/';
}

/** Adds the city's security headers, but keeps headers that the route has set. */
function protect(request: IncomingMessage, response: ServerResponse, policy: string): void {
  const own = plainHeaders(response.getHeaders());
  const path = pathOf(request);
  const isPage = own['content-type']?.startsWith('text/html') && !own['content-security-policy'];
  const all = siteHeaders(cityIn(request)).protect(path, own);
  for (const name of Object.keys(own)) if (!(name in all)) response.removeHeader(name);
  for (const [name, value] of Object.entries(all)) if (!(name in own)) response.setHeader(name, value);
  if (isPage) response.setHeader('content-security-policy', policy);
  const isRouted = (isOfRouter(request) || isMarked(request)) && !own['cache-control']?.includes('no-store');
  if (response.statusCode >= 500) response.setHeader('cache-control', 'no-store');
  else if (isRouted) response.setHeader('cache-control', 'private, no-cache');
  else if (!own['cache-control']) response.setHeader('cache-control', 'private, no-store');
  // Page data has its own addresses, so pages do not vary by the router's headers.
  const varies = namesIn(own.vary).filter((name) => request.headers.rsc || !ROUTER_HEADERS.includes(name));
  if (varies.length > 0) response.setHeader('vary', varies.join(', '));
  else response.removeHeader('vary');
  // The data of a page that has changed is gone; that is no mistake.
  const isExpected = path === NOT_FOUND || isPageData(path);
  if (response.statusCode === 404 && cityIn(request) !== NO_CITY && !isExpected)
    logAbsent(path, cityIn(request));
}

type Pages = {
  /** Whether the handler gets the cache's own requests, whose responses go to many readers. */
  isShared: boolean;
  errorDocument: (city: string, status: 404 | 500) => Promise<EncodedResponse>;
  pageData: PageData;
};

/**
 * Wraps the request handler of Next.js. Passes it the address and a nonce for its scripts, replaces its empty error
 * documents with the city's, adds the city's security headers, and sends the data of pages itself.
 */
export function nextPages(handle: RequestListener, { isShared, errorDocument, pageData }: Pages): Handler {
  return (request, response) => {
    const city = cityIn(request);
    const nonce = randomBytes(16).toString('base64');
    const { 'content-security-policy': plain = '' } = siteHeaders(city).protect('', HTML);
    const policy = isShared || isDevelopment ? plain : withScripts(plain, `'nonce-${nonce}'`);
    request.headers[PATH_HEADER] = request.url ?? '/';
    request.headers['user-agent'] ||= 'unknown';
    // Next.js reads the nonce for its scripts from this request header.
    if (!isShared) Object.assign(request.headers, { 'content-security-policy': policy });
    onHeaders(response, () => protect(request, response, policy));
    if (isPageData(pathOf(request))) return pageData.send(city, pathOf(request), response);
    const storeScripts = pageData.writerFor(city, String(request.headers[PATH_HEADER]));
    const allow = (hashes: readonly string[]) =>
      response.setHeader('content-security-policy', withScripts(plain, ...hashes));
    holdHtml(response, (start) => {
      const { statusCode: status } = response;
      if (isErrorShell(start) && (status === 404 || (status === 500 && !isDevelopment)))
        return async () => useDocument(await errorDocument(city, status), request, response);
      // A redirect needs no body.
      if (isErrorShell(start) && status < 400) return async () => Buffer.alloc(0);
      // In development, the scripts of Next.js run immediately, because they contain its tools.
      const isWhole = isShared && !response.hasHeader('content-security-policy');
      if (isDevelopment || !(isWhole || isOnIntent(start))) return undefined;
      return async (body) => {
        const bytes = body.toString('latin1').replaceAll(` nonce="${nonce}"`, '');
        const { html, hashes } = scriptsOnIntent(bytes, storeScripts);
        allow(hashes);
        return Buffer.from(html, 'latin1');
      };
    });
    return handle(request, response);
  };
}
