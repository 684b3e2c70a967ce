import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { notFound as nextNotFound, permanentRedirect } from 'next/navigation';
import { MISSING } from '@/lib/request/cache-rules.mjs';
import { serverState } from '@/lib/request/server-state';

/** Holds the current response, because Next.js cannot set the status of a page that has its own content. */
const { responses } = serverState;

/** Wraps the request handler of Next.js, so that pages can set the status of their response. */
export function withStatus(handle: RequestListener): RequestListener {
  return (request, response) => responses.run(response, () => handle(request, response));
}

/** Returns the original request with its socket; undefined under plain `next start`. */
export function currentRequest(): IncomingMessage | undefined {
  return responses.getStore()?.req;
}

function setHeaders(headers: Record<string, string>): ServerResponse | undefined {
  const response = responses.getStore();
  if (!response || response.headersSent) return undefined;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response;
}

/** Sets the status of a page that explains an error. No effect under plain `next start`. */
export function setStatus(status: 404 | 503): void {
  // A temporary error must not be stored in any cache.
  const cacheControl = status === 404 ? MISSING : 'no-store';
  const headers = { 'cache-control': cacheControl, ...(status === 503 && { 'retry-after': '60' }) };
  const response = setHeaders(headers);
  if (response) response.statusCode = status;
}

/**
 * Responds with 404, even to the Next.js client router. After the notFound() of Next.js alone, the router
 * would get data with status 200 and show the plain message of Next.js. After a 404, it loads the page.
 */
export function notFound(): never {
  setStatus(404);
  nextNotFound();
}

export type SearchParams = Record<string, string | string[] | undefined>;

/** Redirects permanently (308) and keeps the query. Shared caches must not store the redirect, because of the query. */
export function moveTo(path: string, query: SearchParams = {}): never {
  setHeaders({ 'cache-control': 'private, max-age=300' });
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) kept.append(name, value);
  permanentRedirect(kept.size > 0 ? `${path}?${kept}` : path);
}
