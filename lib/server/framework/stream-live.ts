import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SiteRequest } from '@/lib/server/requests/read-request';

/** Whether a route streams to its reader for as long as that one stays: the radio and its titles. */
export function isLive(path: string): boolean {
  return path === '/api/stream' || path === '/api/stream/now';
}

/**
 * Lets the framework answer the reader itself, with an address and headers of ours: what lasts cannot be finished
 * first. `headers` are set before; the framework adds its own.
 */
export function streamLive(
  handle: RequestListener,
  { path, query }: SiteRequest,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const wantsTitles = request.headers['icy-metadata'];
  const { host = '' } = request.headers;
  request.url = query === '' ? path : `${path}?${query}`;
  request.headers = {
    host,
    'user-agent': 'local-news',
    ...(wantsTitles && { 'icy-metadata': wantsTitles }),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  handle(request, response);
}
